import type { RouteObject } from 'react-router-dom';
import { pageRoute } from '#src/startup/pageHandle.ts';

/** Reviews, companies, careers, news, contact and search. */
export const trustRoutes: RouteObject[] = [
  pageRoute('/reviews', {
    module: 'src/pages/Reviews/ReviewsPage.tsx',
    type: 'reviews',
    readsQuery: true,
    component: async () => (await import('../pages/Reviews/ReviewsPage.tsx')).ReviewsPage,
    loader: async () => (await import('../pages/Reviews/reviews.loader.ts')).reviewsLoader,
    shouldRevalidate: async () => (await import('../pages/Reviews/shouldRevalidate.ts')).shouldRevalidate,
  }),
  pageRoute('/reviews/write', {
    module: 'src/pages/WriteReview/WriteReviewPage.tsx',
    type: 'writeReview',
    layout: 'slim',
    readsQuery: true,
    component: async () => (await import('../pages/WriteReview/WriteReviewPage.tsx')).WriteReviewPage,
    action: async () => (await import('../pages/WriteReview/writeReview.action.ts')).writeReviewAction,
  }),
  pageRoute('/reviews/:id', {
    module: 'src/pages/Review/ReviewPage.tsx',
    type: 'review',
    component: async () => (await import('../pages/Review/ReviewPage.tsx')).ReviewPage,
    loader: async () => (await import('../pages/Review/review.loader.ts')).reviewLoader,
  }),
  { path: '/review/:id', lazy: { loader: async () => (await import('../pages/Review/oldReview.loader.ts')).oldReviewLoader } },
  pageRoute('/contact', {
    module: 'src/pages/Contact/ContactPage.tsx',
    type: 'contact',
    component: async () => (await import('../pages/Contact/ContactPage.tsx')).ContactPage,
    action: import.meta.env.SSR ? async () => (await import('../pages/Contact/contact.action.ts')).contactAction('contact') : undefined, // in the browser the form is sent by script instead
  }),
  pageRoute('/contact/thank-you', {
    module: 'src/pages/ContactThanks/ContactThanksPage.tsx',
    type: 'contactThankYou',
    component: async () => (await import('../pages/ContactThanks/ContactThanksPage.tsx')).ContactThanksPage,
  }),
  pageRoute('/contact-travel-company', {
    module: 'src/pages/PartnerContact/PartnerContactPage.tsx',
    type: 'partnerContact',
    component: async () => (await import('../pages/PartnerContact/PartnerContactPage.tsx')).PartnerContactPage,
    loader: async () => (await import('../pages/PartnerContact/partnerContact.loader.ts')).partnerContactLoader,
    action: import.meta.env.SSR ? async () => (await import('../pages/Contact/contact.action.ts')).contactAction('partner') : undefined, // in the browser the form is sent by script instead
  }),
  pageRoute('/contact-travel-company/thank-you', {
    module: 'src/pages/PartnerThanks/PartnerThanksPage.tsx',
    type: 'partnerContactThankYou',
    component: async () => (await import('../pages/PartnerThanks/PartnerThanksPage.tsx')).PartnerThanksPage,
  }),
  pageRoute('/travel-companies', {
    module: 'src/pages/Companies/CompaniesPage.tsx',
    type: 'companies',
    component: async () => (await import('../pages/Companies/CompaniesPage.tsx')).CompaniesPage,
    loader: async () => (await import('../pages/Companies/companies.loader.ts')).companiesLoader,
  }),
  pageRoute('/compare/companies', {
    module: 'src/pages/CompareCompanies/CompareCompaniesPage.tsx',
    type: 'compareCompanies',
    readsQuery: true,
    component: async () => (await import('../pages/CompareCompanies/CompareCompaniesPage.tsx')).CompareCompaniesPage,
    loader: async () => (await import('../pages/CompareCompanies/compareCompanies.loader.ts')).compareCompaniesLoader,
  }),
  pageRoute('/travel-companies/:category', {
    module: 'src/pages/CompanyCategory/CompanyCategoryPage.tsx',
    type: 'companyCategory',
    component: async () => (await import('../pages/CompanyCategory/CompanyCategoryPage.tsx')).CompanyCategoryPage,
    loader: async () => (await import('../pages/CompanyCategory/companyCategory.loader.ts')).companyCategoryLoader,
  }),
  pageRoute('/travel-company/:slug', {
    module: 'src/pages/Company/CompanyPage.tsx',
    type: 'travelCompany',
    component: async () => (await import('../pages/Company/CompanyPage.tsx')).CompanyPage,
    loader: async () => (await import('../pages/Company/company.loader.ts')).companyLoader,
    action: import.meta.env.SSR ? async () => (await import('../pages/Company/company.action.ts')).companyAction : undefined, // in the browser the form is sent by script instead
  }),
  pageRoute('/careers', {
    module: 'src/pages/Careers/CareersPage.tsx',
    type: 'careers',
    component: async () => (await import('../pages/Careers/CareersPage.tsx')).CareersPage,
    loader: async () => (await import('../pages/Careers/careers.loader.ts')).careersLoader,
  }),
  pageRoute('/careers/:slug', {
    module: 'src/pages/Career/CareerPage.tsx',
    type: 'career',
    component: async () => (await import('../pages/Career/CareerPage.tsx')).CareerPage,
    loader: async () => (await import('../pages/Career/career.loader.ts')).careerLoader,
  }),
  pageRoute('/news', {
    module: 'src/pages/News/NewsPage.tsx',
    type: 'news',
    readsQuery: true,
    component: async () => (await import('../pages/News/NewsPage.tsx')).NewsPage,
    loader: async () => (await import('../pages/News/news.loader.ts')).newsLoader,
  }),
  pageRoute('/search', {
    module: 'src/pages/Search/SearchPage.tsx',
    type: 'search',
    readsQuery: true,
    component: async () => (await import('../pages/Search/SearchPage.tsx')).SearchPage,
    loader: async () => (await import('../pages/Search/search.loader.ts')).searchLoader,
  }),
];
