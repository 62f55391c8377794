import type { CompanyCategoryFields } from '#src/entities/companyCategories/companyCategory.type.ts';
import type { DemoPiece } from '../contentRows.ts';
import { demoId } from '../demoId.ts';

function category(
  key: string,
  title: string,
  summary: string,
  kind: CompanyCategoryFields['kind'],
  sortOrder: number,
  pinned: readonly string[] = [],
): DemoPiece<CompanyCategoryFields> {
  const pinnedCompanyIds = pinned.map((name) => demoId('company', name));
  return { key, title, summary, days: 330, own: { kind, parentId: null, sortOrder, order: 'AUTO', pinnedCompanyIds } };
}

/** Categories of travel companies of the demo. */
export const companyCategoryPieces: readonly DemoPiece<CompanyCategoryFields>[] = [
  category('africa', 'Companies in Africa', 'Planners in Nairobi, Arusha, Cape Town, Marrakech and Cairo.', 'DESTINATION', 1, [
    'Acacia Quill',
  ]),
  category('europe', 'Companies in Europe', 'From the Atlantic edge to the Aegean.', 'DESTINATION', 2),
  category(
    'asia-and-pacific',
    'Companies in Asia and the Pacific',
    'Japan, India, Vietnam and New Zealand, each from inside.',
    'DESTINATION',
    3,
  ),
  category('latin-america', 'Companies in Latin America', 'The Andes, and the forest between two oceans.', 'DESTINATION', 4),
  category('safari-planners', 'Safari planners', 'They know the guides by name, and the guides know the cats.', 'TRIP_TYPE', 5, [
    'Stellwyn Cape',
  ]),
  category('slow-and-by-rail', 'Slow, and by rail', 'Companies that think arriving is part of it.', 'STYLE', 6, ['Vale Orrin Rail']),
];
