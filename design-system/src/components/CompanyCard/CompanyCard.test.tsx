import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { CompanyCard } from './CompanyCard.tsx';

const company = { name: 'Karibu Trails', href: '/companies/karibu-trails', rating: 4.86 };

test('has one link named after the company; the logo is decorative', () => {
  render(<CompanyCard {...company} logo={{ src: '/logo.svg', width: 120, height: 40 }} reviewCount={1264} />);
  expect(screen.getByRole('link')).toHaveAccessibleName('Karibu Trails');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('4.9 out of 5')).toBeInTheDocument();
  expect(screen.getByText('1,264 reviews')).toBeVisible();
});

test('shows no rating without reviews', () => {
  render(<CompanyCard {...company} />);
  expect(screen.queryByText(/out of 5/)).toBeNull();
});
