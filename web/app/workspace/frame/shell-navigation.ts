import type { SidebarIcon } from '@plumbline/contract/noun-entry.ts'
import { NOUN_SCREENS } from '@plumbline/contract/noun-list.ts'
import type { Navigation } from '@plumbline/contract/tenancy/members.ts'
import {
  BarChart3,
  Bell,
  BookOpenText,
  FileBarChart,
  FileText,
  FolderCheck,
  FolderOpen,
  Gauge,
  Gavel,
  GraduationCap,
  Handshake,
  LayoutDashboard,
  ListChecks,
  LockKeyhole,
  type LucideIcon,
  Megaphone,
  MessageSquareWarning,
  Newspaper,
  PackageSearch,
  Radar,
  Scale,
  Settings2,
  ShieldCheck,
  Siren,
  Sparkles,
  Table2,
  TriangleAlert,
  Users,
} from 'lucide-react'

export interface ShellEntry {
  to: string
  label: string
  icon: LucideIcon
}

export interface ShellGroup {
  /** Shown above the entries; groups without one are set apart by a line. */
  heading?: string
  entries: readonly ShellEntry[]
}

const GROUPS: readonly ShellGroup[] = [
  {
    entries: [
      { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
      { to: '/articles', label: 'Compliance Articles', icon: BookOpenText },
      { to: '/updates', label: 'Regulatory Updates', icon: Newspaper },
      { to: '/resources', label: 'Resources', icon: FolderOpen },
      { to: '/analytics', label: 'Analytics', icon: BarChart3 },
      { to: '/notifications', label: 'Notifications', icon: Bell },
    ],
  },
  {
    heading: 'Work',
    // In this order: Tasks, Policies, Loan Tests, HMDA, Examinations; then what else is worked on every day.
    entries: [
      { to: '/tasks', label: 'Tasks', icon: ListChecks },
      { to: '/policies', label: 'Policies', icon: FileText },
      { to: '/loan-tests', label: 'Loan Tests', icon: Scale },
      { to: '/hmda', label: 'HMDA', icon: Table2 },
      { to: '/examinations', label: 'Examinations', icon: FolderCheck },
      { to: '/tasks/complaints', label: 'Complaints', icon: MessageSquareWarning },
      { to: '/tasks/findings', label: 'Findings', icon: TriangleAlert },
      { to: '/tasks/monitoring', label: 'Monitoring', icon: Radar },
      { to: '/risks', label: 'Risks', icon: Gauge },
      { to: '/vendors', label: 'Vendors', icon: Handshake },
      { to: '/product-reviews', label: 'Product Reviews', icon: PackageSearch },
      { to: '/marketing-reviews', label: 'Marketing Reviews', icon: Megaphone },
      { to: '/incidents', label: 'Incidents', icon: Siren },
      { to: '/meetings', label: 'Meetings', icon: Gavel },
      { to: '/reports', label: 'Reports', icon: FileBarChart },
      { to: '/assistant', label: 'Assistant', icon: Sparkles },
    ],
  },
  {
    entries: [
      { to: '/users', label: 'User Management', icon: Users },
      { to: '/admin', label: 'Admin Portal', icon: ShieldCheck },
      { to: '/settings', label: 'Settings', icon: Settings2 },
    ],
  },
]

interface AddedEntry {
  below: string
  entry: ShellEntry
}

/** The groups with further entries, each below the one that it belongs to. */
const withEntries = (groups: readonly ShellGroup[], added: readonly AddedEntry[]): readonly ShellGroup[] =>
  groups.map((group) => ({
    ...group,
    entries: group.entries.flatMap((entry) => [
      entry,
      ...added.flatMap(({ below, entry: own }) => (below === entry.to ? [own] : [])),
    ]),
  }))

const ICONS: Readonly<Record<SidebarIcon, LucideIcon>> = { 'graduation-cap': GraduationCap }

/**
 * The sidebar, the same for every member: the server decides what each of them may do on a screen.
 * An entry is added together with its screen in `routes.ts`, or by the entry of its noun in the contract. A group
 * without entries is not shown.
 */
export const SHELL_GROUPS = withEntries(
  GROUPS,
  NOUN_SCREENS.flatMap(({ path, sidebar }) =>
    sidebar
      ? [{ below: sidebar.below, entry: { to: path, label: sidebar.label, icon: ICONS[sidebar.icon] } }]
      : [],
  ),
)

/** Rooms of named people, each below the entry that it belongs to. */
const ROOMS = {
  bsaLog: { below: '/incidents', entry: { to: '/bsa-log', label: 'BSA Log', icon: LockKeyhole } },
  selfTests: {
    below: '/hmda',
    entry: { to: '/hmda/self-tests', label: 'Self-test Room', icon: LockKeyhole },
  },
} satisfies Record<string, AddedEntry>
export type Room = keyof typeof ROOMS

/** The sidebar of a person named on these rooms; nobody else is told that there are any. */
export const groupsWithRooms = (rooms: readonly Room[]): readonly ShellGroup[] =>
  rooms.length === 0
    ? SHELL_GROUPS
    : withEntries(
        SHELL_GROUPS,
        rooms.map((room) => ROOMS[room]),
      )

/** Entries that cannot be hidden: the way back to them goes through one of them. */
const ALWAYS_SHOWN: ReadonlySet<string> = new Set(['/dashboard', '/settings'])
export const mayHide = ({ to }: ShellEntry): boolean => !ALWAYS_SHOWN.has(to)

/** The sidebar of a person: what they pinned comes first, and what they hid is left out. */
export function groupsOf({ pinned, hidden }: Navigation, groups = SHELL_GROUPS): ShellGroup[] {
  const entries = groups.flatMap((group) => group.entries)
  const first = pinned.flatMap((to) => entries.filter((entry) => entry.to === to))
  const isElsewhere = (entry: ShellEntry) =>
    pinned.includes(entry.to) || (mayHide(entry) && hidden.includes(entry.to))
  return [
    { heading: 'Pinned', entries: first },
    ...groups.map((group) => ({ ...group, entries: group.entries.filter((entry) => !isElsewhere(entry)) })),
  ].filter((group) => group.entries.length > 0)
}

/** The entry of an address: of "/tasks/complaints" and "/tasks" the longer one. */
export function entryOf(pathname: string, groups = SHELL_GROUPS): string | undefined {
  return groups
    .flatMap(({ entries }) => entries.map(({ to }) => to))
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((a, b) => b.length - a.length)[0]
}
