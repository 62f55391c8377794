import type { QueryInterface } from 'sequelize';
import * as mainJob from './0001-main-job.ts';
import * as accounts from './0002-accounts.ts';
import * as partners from './0003-partners.ts';
import * as matches from './0004-matches.ts';
import * as conversations from './0005-conversations.ts';
import * as documentsMail from './0006-documents-mail.ts';
import * as salesScreening from './0007-sales-screening.ts';
import * as content from './0008-content.ts';
import * as placesPictures from './0009-places-pictures.ts';
import * as reviews from './0010-reviews.ts';
import * as searchesContacts from './0011-searches-contacts.ts';
import * as searchIndexes from './0012-search-indexes.ts';
import * as publishedNotices from './0013-published-notices.ts';
import * as pictureNames from './0014-picture-names.ts';
import * as countedPlaces from './0015-counted-places.ts';
import * as contentLookups from './0016-content-lookups.ts';
import * as plainNames from './0017-plain-names.ts';
import * as lighterWrites from './0018-lighter-writes.ts';
import * as figuresOfWork from './0019-figures-of-work.ts';
import * as moreNotices from './0020-more-notices.ts';
import * as growingLists from './0021-growing-lists.ts';

/** One step of the schema; it is never changed once released, a later one follows it. */
type Migration = { name: string; up: (queryInterface: QueryInterface) => Promise<void> };

/** All steps in their order, listed by hand: the list is the same under node, in tests and in a bundle. */
export const migrations: Migration[] = [
  { name: '0001-main-job', up: mainJob.up },
  { name: '0002-accounts', up: accounts.up },
  { name: '0003-partners', up: partners.up },
  { name: '0004-matches', up: matches.up },
  { name: '0005-conversations', up: conversations.up },
  { name: '0006-documents-mail', up: documentsMail.up },
  { name: '0007-sales-screening', up: salesScreening.up },
  { name: '0008-content', up: content.up },
  { name: '0009-places-pictures', up: placesPictures.up },
  { name: '0010-reviews', up: reviews.up },
  { name: '0011-searches-contacts', up: searchesContacts.up },
  { name: '0012-search-indexes', up: searchIndexes.up },
  { name: '0013-published-notices', up: publishedNotices.up },
  { name: '0014-picture-names', up: pictureNames.up },
  { name: '0015-counted-places', up: countedPlaces.up },
  { name: '0016-content-lookups', up: contentLookups.up },
  { name: '0017-plain-names', up: plainNames.up },
  { name: '0018-lighter-writes', up: lighterWrites.up },
  { name: '0019-figures-of-work', up: figuresOfWork.up },
  { name: '0020-more-notices', up: moreNotices.up },
  { name: '0021-growing-lists', up: growingLists.up },
];
