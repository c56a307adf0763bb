import type { ComponentProps, ComponentType } from 'react'

/** Islands of public pages; each is loaded only where a page has it. */
export const ISLANDS = {
  application: async () => (await import('./site/careers/application.tsx')).Application,
  'apr-tool': async () => (await import('./tools/lending/apr-tool.tsx')).AprTool,
  'blog-content': async () => (await import('./site/blog/blog-content.tsx')).BlogContent,
  'contact-form': async () => (await import('./site/contact/contact-form.tsx')).ContactForm,
  'cookie-settings': async () => (await import('./platform/consent/cookie-settings.tsx')).CookieSettings,
  'demo-actions': async () => (await import('./showcase/demo-dashboard/demo-actions.tsx')).DemoActions,
  'demo-sidebar': async () => (await import('./showcase/demo-dashboard/demo-sidebar.tsx')).DemoSidebar,
  'demo-tour': async () => (await import('./showcase/demo/demo-tour.tsx')).DemoTour,
  'feature-tabs': async () => (await import('./site/features/feature-tabs.tsx')).FeatureTabs,
  'business-days': async () => (await import('./tools/dates/business-day-tool.tsx')).BusinessDayTool,
  'check-digit': async () => (await import('./tools/hmda/check-digit.tsx')).CheckDigit,
  examiner: async () => (await import('./examiner/examiner-desk.tsx')).ExaminerDesk,
  'hmda-desk': async () => (await import('./tools/hmda/hmda-desk.tsx')).HmdaDesk,
  'loan-desk': async () => (await import('./tools/loans/loan-desk.tsx')).LoanDesk,
  'help-finder': async () => (await import('./site/help/help-finder.tsx')).HelpFinder,
  'proxy-desk': async () => (await import('./tools/proxy/proxy-desk.tsx')).ProxyDesk,
  'press-content': async () => (await import('./site/press/press-content.tsx')).PressContent,
  reader: async () => (await import('./reader/reader-place.tsx')).ReaderPlace,
  'rate-spread-tool': async () => (await import('./tools/lending/rate-spread-tool.tsx')).RateSpreadTool,
  'reset-password': async () => (await import('./sign-in/reset-password.tsx')).ResetPassword,
  'sign-in': async () => (await import('./sign-in/sign-in.tsx')).SignIn,
  'trid-tool': async () => (await import('./tools/lending/trid-tool.tsx')).TridTool,
  'signed-in-chat': async () => (await import('./workspace/assistant/signed-in-chat.tsx')).SignedInChat,
  'trial-form': async () => (await import('./site/trial/trial-form.tsx')).TrialForm,
  // biome-ignore lint/suspicious/noExplicitAny: each island has properties of its own
} satisfies Record<string, () => Promise<ComponentType<any>>>

export type IslandName = keyof typeof ISLANDS
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof ISLANDS)[Name]>>
export type IslandProps<Name extends IslandName> = ComponentProps<IslandComponent<Name>>
