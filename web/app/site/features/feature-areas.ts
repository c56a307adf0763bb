import type { SiteClaims } from '@plumbline/contract/publishing/content.ts'
import type { Figure } from '../frame/figure-row.tsx'
import type { ScreenName } from '../frame/screen-picture.tsx'
import type { PainPointId } from './pain-points.ts'

export const AREA_IDS = ['monitoring', 'library', 'analytics', 'collaboration', 'ai', 'integration'] as const
export type AreaId = (typeof AREA_IDS)[number]

interface FeatureArea {
  label: string
  title: string
  summary: string
  capabilities: readonly string[]
  benefits: readonly string[]
  metrics: (claims: SiteClaims) => readonly Figure[]
  painPoints: readonly PainPointId[]
  screen: { name: ScreenName; caption: string }
}

export const FEATURE_AREAS: Readonly<Record<AreaId, FeatureArea>> = {
  monitoring: {
    label: 'Monitoring',
    title: 'Regulatory monitoring',
    summary: 'What the agencies publish, read for you and put in order of what it asks.',
    capabilities: [
      'Rules and notices of the CFPB, FDIC, NCUA, OCC, Federal Reserve, HUD, FHFA and state agencies',
      'A priority on each update, high, medium or low, always as a word',
      'Alerts that name the date and the paragraph it comes from',
      'A list of what you have not seen yet, for each person',
    ],
    benefits: [
      'Each change reaches the people it concerns',
      'Effective dates are known early',
      'A record shows when you learned of each change',
    ],
    metrics: (claims) => [
      { value: claims.monitoring, label: 'monitoring' },
      { value: '8', label: 'sources monitored' },
      { value: '24 h', label: 'to review an update' },
      { value: claims.fewerIncidents, label: 'fewer incidents' },
    ],
    painPoints: ['change', 'deadlines', 'penalties'],
    screen: { name: 'redline', caption: 'What changed in a section between two days, word by word.' },
  },
  library: {
    label: 'Library',
    title: 'Compliance article library',
    summary: 'The rules in plain English, with citations beside the text.',
    capabilities: [
      'Articles on mortgages, fair lending and BSA/AML, deposits, servicing, consumer credit and privacy',
      'Citations in the margin',
      'Checklists in articles that require action',
      'Search across titles, summaries and text',
    ],
    benefits: [
      'New staff read what experienced staff know',
      'Questions are answered by citing the section',
      'Articles print cleanly for a file or a meeting',
    ],
    metrics: () => [
      { value: '70', label: 'articles' },
      { value: '11', label: 'subjects' },
      { value: '12', label: 'on qualified mortgages' },
      { value: '9', label: 'on fair lending' },
    ],
    painPoints: ['knowledge', 'change', 'training'],
    screen: {
      name: 'policy',
      caption: 'A policy with the law that it implements, its approval, and its signatures.',
    },
  },
  analytics: {
    label: 'Analytics',
    title: 'Analytics and reports',
    summary: 'Your compliance score, its trend, and reports for your board.',
    capabilities: [
      'A compliance score with its risk areas',
      'Trends over one, three and six months',
      'Three reports: Monthly Summary, Risk Assessment, Regulatory Changes',
      'Files as PDF or Excel in your own list',
    ],
    benefits: [
      'Weak areas are visible before an examination',
      'Board reporting takes minutes',
      'Each figure links to its sources',
    ],
    metrics: (claims) => [
      { value: claims.complianceScore, label: 'compliance score' },
      { value: claims.hoursSavedPerWeek, label: 'hours saved per week' },
      { value: '3', label: 'kinds of report' },
      { value: '2', label: 'formats, PDF and Excel' },
    ],
    painPoints: ['reporting', 'penalties', 'workload'],
    screen: { name: 'dashboard', caption: 'What needs you now, with the days on which it is due.' },
  },
  collaboration: {
    label: 'Collaboration',
    title: 'Team collaboration',
    summary: 'Roles, a record of who did what, and no attachments to pass around.',
    capabilities: [
      'Three roles: Admin, Manager and User',
      'Articles of your own, written by your managers, beside the shared ones',
      'Checklists per person',
      'Invitations by email, up to the limit of your plan',
    ],
    benefits: [
      'Everyone works from the same version',
      'Duties are separated in one system',
      'Knowledge stays when someone leaves',
    ],
    metrics: () => [
      { value: '3', label: 'roles' },
      { value: '5', label: 'users on Starter' },
      { value: '25', label: 'users on Professional' },
      { value: 'No limit', label: 'of users on Enterprise' },
    ],
    painPoints: ['knowledge', 'workload', 'training'],
    screen: { name: 'exam', caption: 'Who brings which document to an examination, and by when.' },
  },
  ai: {
    label: 'AI Assistant',
    title: 'AI assistant',
    summary: 'Ask in plain English and get an answer with its sources.',
    capabilities: [
      'Answers drawn from the article library and a set of checked facts',
      'Links to the articles behind each answer',
      'Suggested next questions',
      'Available on every page after you sign in',
    ],
    benefits: [
      'Common questions are answered at once',
      'An answer can be checked in one click',
      'It says when it does not know',
    ],
    metrics: () => [
      { value: '1–2 s', label: 'to an answer' },
      { value: '70', label: 'articles to draw on' },
      { value: '11', label: 'subjects covered' },
      { value: 'Every', label: 'answer cites its sources' },
    ],
    painPoints: ['workload', 'training', 'deadlines'],
    screen: { name: 'assistant', caption: 'An answer with the paragraphs that it rests on.' },
  },
  integration: {
    label: 'Integration',
    title: 'Integration',
    summary: 'Connections to the systems you already use.',
    capabilities: [
      'Core banking and loan origination systems',
      'Analytics, reporting and cloud infrastructure',
      'A documented API for everything the platform does',
      'Discovery, development, testing and deployment as one project',
    ],
    benefits: [
      'No double entry',
      'Figures in reports agree with the systems they come from',
      'You know each step and its duration in advance',
    ],
    metrics: (claims) => [
      { value: '4', label: 'kinds of system' },
      { value: '4', label: 'steps to go live' },
      { value: '8–15', label: 'weeks in all' },
      { value: claims.uptime, label: 'uptime SLA' },
    ],
    painPoints: ['systems', 'reporting', 'workload'],
    screen: { name: 'hmda', caption: 'A loan register checked in your browser; no loan leaves it.' },
  },
}
