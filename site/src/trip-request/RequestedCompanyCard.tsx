import { Checkbox, Link, Text } from '@farwend/design-system';
import { idOf } from './fieldIds.ts';
import type { RequestedCompany } from './form.ts';
import { Card, CardText } from './ItineraryCard.styles.ts';
import { RemoveCardButton } from './RemoveCardButton.tsx';

/** Props of RequestedCompanyCard. */
export interface RequestedCompanyCardProps {
  /** The company whose page the form was begun on. */
  company: RequestedCompany;
  /** Whether others may be asked as well. */
  mayAskOthers: boolean;
  /** Called when the answer about others changes. */
  onMayAskOthersChange: (value: boolean) => void;
  /** Called when the card is removed. */
  onRemove: () => void;
}

/** Card with the company that the request is for. */
export function RequestedCompanyCard({ company: { slug, name }, mayAskOthers, onMayAskOthersChange, onRemove }: RequestedCompanyCardProps) {
  return (
    <Card aria-label="The company you began with">
      <CardText>
        <Text>
          For <Link href={`/travel-company/${slug}`}>{name}</Link>. May we ask others as well?
        </Text>
        <Checkbox
          id={idOf('mayAskOthers')}
          name="mayAskOthers"
          label="Yes, others who live there may answer too"
          value={mayAskOthers}
          onChange={onMayAskOthersChange}
        />
        <RemoveCardButton field="requestedCompany" onRemove={onRemove}>
          Remove {name}
        </RemoveCardButton>
      </CardText>
    </Card>
  );
}
