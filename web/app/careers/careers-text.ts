export const VALUES: readonly { title: string; text: string }[] = [
  {
    title: 'Exactness',
    text: 'A date carries its paragraph, a claim its source. We would rather say less than say it loosely.',
  },
  {
    title: 'Calm',
    text: 'Examinations are loud enough. What we make lowers the voice in the room, and so do we.',
  },
  {
    title: 'Candor',
    text: 'What we do not know we say we do not know. Mistakes are told early, by whoever made them.',
  },
  {
    title: 'Care',
    text: 'Behind every file stands somebody who wants a house. We work for the people who keep it fair.',
  },
]

export const WORKING_HERE: readonly { title: string; text: string }[] = [
  {
    title: 'Whom we look for',
    text: 'People who read regulations closely, people who build software carefully, and people who help institutions use both.',
  },
  {
    title: 'How we hire',
    text: 'A person reads every application. Then a conversation, a small piece of real work, and an answer with reasons.',
  },
  {
    title: 'When you hear from us',
    text: 'Within 5-7 business days of your application, whatever the answer.',
  },
]
