import type { ComponentProps, ComponentType } from 'react'

/** What comes alive in public pages, each part loaded where a page has it. */
export const ISLANDS = {
  application: async () => (await import('../careers/application.tsx')).Application,
  'blog-content': async () => (await import('../blog/blog-content.tsx')).BlogContent,
  'contact-form': async () => (await import('../contact/contact-form.tsx')).ContactForm,
  'cookie-settings': async () => (await import('../consent/cookie-settings.tsx')).CookieSettings,
  'demo-actions': async () => (await import('../demo-dashboard/demo-actions.tsx')).DemoActions,
  'demo-sidebar': async () => (await import('../demo-dashboard/demo-sidebar.tsx')).DemoSidebar,
  'demo-tour': async () => (await import('../demo/demo-tour.tsx')).DemoTour,
  'feature-tabs': async () => (await import('../features/feature-tabs.tsx')).FeatureTabs,
  'help-finder': async () => (await import('../help/help-finder.tsx')).HelpFinder,
  'press-content': async () => (await import('../press/press-content.tsx')).PressContent,
  'reset-password': async () => (await import('../sign-in/reset-password.tsx')).ResetPassword,
  'sign-in': async () => (await import('../sign-in/sign-in.tsx')).SignIn,
  'signed-in-chat': async () => (await import('../chat/signed-in-chat.tsx')).SignedInChat,
  'trial-form': async () => (await import('../questionnaire/trial-form.tsx')).TrialForm,
  // biome-ignore lint/suspicious/noExplicitAny: each island has properties of its own
} satisfies Record<string, () => Promise<ComponentType<any>>>

export type IslandName = keyof typeof ISLANDS
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof ISLANDS)[Name]>>
export type IslandProps<Name extends IslandName> = ComponentProps<IslandComponent<Name>>
