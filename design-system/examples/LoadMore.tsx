import { LoadMore } from '@farwend/design-system';
import { useRef, useState } from 'react';

export function LoadMoreExample() {
  const [items, setItems] = useState(['Journey 1']);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <LoadMore
        shown={items.length}
        total={3}
        href="?page=2"
        list={list}
        onMore={() => setItems([...items, `Journey ${items.length + 1}`])}
      />
    </>
  );
}
