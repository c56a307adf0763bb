export const VALUES: readonly { title: string; text: string }[] = [
  {
    title: 'Accuracy',
    text: 'We cite the paragraph for every date and the source for every claim.',
  },
  {
    title: 'Calm',
    text: 'Examinations are stressful. Our product and the way we work should make them less so.',
  },
  {
    title: 'Candor',
    text: 'We say when we do not know something, and we report our own mistakes early.',
  },
  {
    title: 'Care',
    text: 'Behind every loan file is a person who wants a home. We work for the people who keep lending fair.',
  },
]

export const WORKING_HERE: readonly { title: string; text: string }[] = [
  {
    title: 'Who we look for',
    text: 'People who read regulations closely, people who build software carefully, and people who help institutions use both.',
  },
  {
    title: 'How we hire',
    text: 'A person reads every application. Next come a conversation, a small work sample, and a decision with reasons.',
  },
  {
    title: 'When you hear from us',
    text: 'Within 5-7 business days of your application, whatever the answer.',
  },
]
