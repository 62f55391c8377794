export { ErrorView, type ErrorViewProps } from './errors/ErrorView.tsx';
export { Footer, type FooterProps } from './footer/Footer.tsx';
export { Navigation, type NavigationProps } from './navigation/Navigation.tsx';
export { NewsletterForm, type NewsletterFormProps, type NewsletterState } from './newsletter/NewsletterForm.tsx';
export { Home, type HomeProps } from './pages/Home/Home.tsx';
export { ThankYou, type ThankYouProps } from './pages/ThankYou/ThankYou.tsx';
export { LoginView, type LoginViewProps } from './session/LoginView.tsx';
export { LogoutView, type LogoutViewProps } from './session/LogoutView.tsx';
export { visitor, type CurrentUser } from './shared/session.ts';
