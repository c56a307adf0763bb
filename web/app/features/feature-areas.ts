import type { SiteClaims } from '@plumbline/contract/content.ts'
import type { Figure } from '../site/figure-row.tsx'
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
      'A change reaches the person it concerns, not only the person who reads the Federal Register',
      'Effective dates are known before they are near',
      'The answer to “since when did you know?” is on record',
    ],
    metrics: (claims) => [
      { value: claims.monitoring, label: 'monitoring' },
      { value: '8', label: 'sources watched' },
      { value: '24 h', label: 'to review an update' },
      { value: claims.fewerIncidents, label: 'fewer incidents' },
    ],
    painPoints: ['change', 'deadlines', 'penalties'],
  },
  library: {
    label: 'Library',
    title: 'Compliance article library',
    summary: 'The rules in plain words, with the citation beside each sentence that needs one.',
    capabilities: [
      'Articles on qualified mortgages, TRID, HMDA, fair lending and BSA/AML',
      'Citations in the margin, as in a law book',
      'A checklist in the articles that ask something of you',
      'Search across titles, summaries and text',
    ],
    benefits: [
      'New staff read what experienced staff know',
      'A question is settled by a section, not by seniority',
      'Articles print cleanly for a file or a meeting',
    ],
    metrics: () => [
      { value: '45', label: 'articles' },
      { value: '5', label: 'subjects' },
      { value: '12', label: 'on qualified mortgages' },
      { value: '9', label: 'on fair lending' },
    ],
    painPoints: ['knowledge', 'change', 'training'],
  },
  analytics: {
    label: 'Analytics',
    title: 'Analytics and reports',
    summary: 'Where you stand, how that has moved, and one page that says so to a board.',
    capabilities: [
      'A compliance score that opens into its risk areas',
      'Trends over one, three and six months',
      'Three reports: Monthly Summary, Risk Assessment, Regulatory Changes',
      'Files as PDF or Excel, kept in your own list',
    ],
    benefits: [
      'Weak areas show before an examination finds them',
      'Board reporting takes minutes',
      'Each figure leads back to what it was made of',
    ],
    metrics: (claims) => [
      { value: claims.complianceScore, label: 'compliance score' },
      { value: claims.hoursSavedPerWeek, label: 'hours saved per week' },
      { value: '3', label: 'kinds of report' },
      { value: '2', label: 'formats, PDF and Excel' },
    ],
    painPoints: ['reporting', 'penalties', 'workload'],
  },
  collaboration: {
    label: 'Collaboration',
    title: 'Team collaboration',
    summary: 'Who may do what, who did what, and nothing passed around as an attachment.',
    capabilities: [
      'Three roles: Admin, Manager and User',
      'Articles of your own, written by managers and administrators',
      'Checklists with ticks kept per person',
      'Invitations by e-mail, for as many people as your plan holds',
    ],
    benefits: [
      'Everyone works from the same version',
      'Duties are separate without a second system',
      'Knowledge stays when somebody leaves',
    ],
    metrics: () => [
      { value: '3', label: 'roles' },
      { value: '5', label: 'users on Starter' },
      { value: '25', label: 'users on Professional' },
      { value: 'No limit', label: 'of users on Enterprise' },
    ],
    painPoints: ['knowledge', 'workload', 'training'],
  },
  ai: {
    label: 'AI Assistant',
    title: 'AI assistant',
    summary: 'A question in plain words, an answer that shows where it comes from.',
    capabilities: [
      'Answers drawn from the article library and a set of checked facts',
      'Links to every article an answer rests on',
      'Suggested next questions',
      'There on every page once you are signed in',
    ],
    benefits: [
      'The short questions are answered without an e-mail',
      'An answer can be checked in one click',
      'It says when it does not know',
    ],
    metrics: () => [
      { value: '1–2 s', label: 'to an answer' },
      { value: '45', label: 'articles to draw on' },
      { value: '5', label: 'subjects covered' },
      { value: 'Every', label: 'answer names its sources' },
    ],
    painPoints: ['workload', 'training', 'deadlines'],
  },
  integration: {
    label: 'Integration',
    title: 'Integration',
    summary: 'Connections to the systems you already run, planned, tested and handed over.',
    capabilities: [
      'Core banking and loan origination systems',
      'Analytics, reporting and cloud infrastructure',
      'A documented API for everything the platform does',
      'Discovery, development, testing and deployment as one project',
    ],
    benefits: [
      'Nothing is typed twice',
      'Figures in reports agree with the systems they come from',
      'You know each step and its length beforehand',
    ],
    metrics: (claims) => [
      { value: '4', label: 'kinds of system' },
      { value: '4', label: 'steps to go live' },
      { value: '8–15', label: 'weeks in all' },
      { value: claims.uptime, label: 'uptime SLA' },
    ],
    painPoints: ['systems', 'reporting', 'workload'],
  },
}
