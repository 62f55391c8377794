import { redirect, type RouteObject } from 'react-router-dom';
import { lazyLoader } from '#src/shared/lazyLoader.ts';
import { about } from '#src/shared/pageHandle.ts';

/** Who one deals with: reviews, companies, people, careers, news, contact and the search over all. */
export const trustRoutes: RouteObject[] = [
  {
    path: '/reviews',
    handle: about({ module: 'src/pages/Reviews/ReviewsPage.tsx', type: 'reviews', readsQuery: true }),
    loader: lazyLoader(async () => (await import('../pages/Reviews/reviews.loader.ts')).reviewsLoader),
    lazy: async () => {
      const { ReviewsPage, shouldRevalidate } = await import('../pages/Reviews/ReviewsPage.tsx');
      return { Component: ReviewsPage, shouldRevalidate };
    },
  },
  {
    path: '/reviews/write',
    handle: about({ module: 'src/pages/WriteReview/WriteReviewPage.tsx', type: 'writeReview', frame: 'slim', readsQuery: true }),
    lazy: async () => {
      const { WriteReviewPage, action } = await import('../pages/WriteReview/WriteReviewPage.tsx');
      return { Component: WriteReviewPage, action };
    },
  },
  {
    path: '/reviews/:id',
    handle: about({ module: 'src/pages/Review/ReviewPage.tsx', type: 'review' }),
    loader: lazyLoader(async () => (await import('../pages/Review/review.loader.ts')).reviewLoader),
    lazy: async () => ({ Component: (await import('../pages/Review/ReviewPage.tsx')).ReviewPage }),
  },
  {
    path: '/review/:id',
    loader: ({ params }) => redirect(`/reviews/${encodeURIComponent(params['id'] ?? '')}/`, 301),
  },
  {
    path: '/contact',
    handle: about({ module: 'src/pages/Contact/ContactPage.tsx', type: 'contact' }),
    lazy: async () => {
      const [{ ContactPage }, posted] = await Promise.all([
        import('../pages/Contact/ContactPage.tsx'),
        import.meta.env.SSR ? import('../pages/Contact/contact.action.ts') : null, // with scripts nothing is posted
      ]);
      return { Component: ContactPage, ...(posted && { action: posted.contactAction('contact') }) };
    },
  },
  {
    path: '/contact/thank-you',
    handle: about({ module: 'src/pages/ContactThanks/ContactThanksPage.tsx', type: 'contactThankYou' }),
    lazy: async () => ({ Component: (await import('../pages/ContactThanks/ContactThanksPage.tsx')).ContactThanksPage }),
  },
  {
    path: '/contact-travel-company',
    handle: about({ module: 'src/pages/PartnerContact/PartnerContactPage.tsx', type: 'partnerContact' }),
    loader: lazyLoader(async () => (await import('../pages/PartnerContact/partnerContact.loader.ts')).partnerContactLoader),
    lazy: async () => {
      const [{ PartnerContactPage }, posted] = await Promise.all([
        import('../pages/PartnerContact/PartnerContactPage.tsx'),
        import.meta.env.SSR ? import('../pages/Contact/contact.action.ts') : null, // with scripts nothing is posted
      ]);
      return { Component: PartnerContactPage, ...(posted && { action: posted.contactAction('partner') }) };
    },
  },
  {
    path: '/contact-travel-company/thank-you',
    handle: about({ module: 'src/pages/PartnerThanks/PartnerThanksPage.tsx', type: 'partnerContactThankYou' }),
    lazy: async () => ({ Component: (await import('../pages/PartnerThanks/PartnerThanksPage.tsx')).PartnerThanksPage }),
  },
  {
    path: '/travel-companies',
    handle: about({ module: 'src/pages/Companies/CompaniesPage.tsx', type: 'companies' }),
    loader: lazyLoader(async () => (await import('../pages/Companies/companies.loader.ts')).companiesLoader),
    lazy: async () => ({ Component: (await import('../pages/Companies/CompaniesPage.tsx')).CompaniesPage }),
  },
  {
    path: '/travel-companies/:category',
    handle: about({ module: 'src/pages/CompanyCategory/CompanyCategoryPage.tsx', type: 'companyCategory' }),
    loader: lazyLoader(async () => (await import('../pages/CompanyCategory/companyCategory.loader.ts')).companyCategoryLoader),
    lazy: async () => ({ Component: (await import('../pages/CompanyCategory/CompanyCategoryPage.tsx')).CompanyCategoryPage }),
  },
  {
    path: '/travel-company/:slug',
    handle: about({ module: 'src/pages/Company/CompanyPage.tsx', type: 'travelCompany' }),
    loader: lazyLoader(async () => (await import('../pages/Company/company.loader.ts')).companyLoader),
    lazy: async () => {
      const [{ CompanyPage }, posted] = await Promise.all([
        import('../pages/Company/CompanyPage.tsx'),
        import.meta.env.SSR ? import('../pages/Company/company.action.ts') : null, // with scripts nothing is posted
      ]);
      return { Component: CompanyPage, ...(posted && { action: posted.companyAction }) };
    },
  },
  {
    path: '/careers',
    handle: about({ module: 'src/pages/Careers/CareersPage.tsx', type: 'careers' }),
    loader: lazyLoader(async () => (await import('../pages/Careers/careers.loader.ts')).careersLoader),
    lazy: async () => ({ Component: (await import('../pages/Careers/CareersPage.tsx')).CareersPage }),
  },
  {
    path: '/careers/:slug',
    handle: about({ module: 'src/pages/Career/CareerPage.tsx', type: 'career' }),
    loader: lazyLoader(async () => (await import('../pages/Career/career.loader.ts')).careerLoader),
    lazy: async () => ({ Component: (await import('../pages/Career/CareerPage.tsx')).CareerPage }),
  },
  {
    path: '/news',
    handle: about({ module: 'src/pages/News/NewsPage.tsx', type: 'news', readsQuery: true }),
    loader: lazyLoader(async () => (await import('../pages/News/news.loader.ts')).newsLoader),
    lazy: async () => ({ Component: (await import('../pages/News/NewsPage.tsx')).NewsPage }),
  },
  {
    path: '/search',
    handle: about({ module: 'src/pages/Search/SearchPage.tsx', type: 'search', readsQuery: true }),
    loader: lazyLoader(async () => (await import('../pages/Search/search.loader.ts')).searchLoader),
    lazy: async () => ({ Component: (await import('../pages/Search/SearchPage.tsx')).SearchPage }),
  },
];
