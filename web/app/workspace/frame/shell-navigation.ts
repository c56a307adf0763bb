import {
  BarChart3,
  Bell,
  BookOpenText,
  FileText,
  FolderCheck,
  FolderOpen,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Newspaper,
  Scale,
  Settings2,
  ShieldCheck,
  Table2,
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

/**
 * The sidebar, the same for every member: the server decides what each of them may do on a screen.
 * An entry is added together with its screen in `routes.ts`. A group without entries is not shown.
 */
export const SHELL_GROUPS: readonly ShellGroup[] = [
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
    // In this order: Tasks, Policies, Loan Tests, HMDA, Examinations.
    entries: [
      { to: '/tasks', label: 'Tasks', icon: ListChecks },
      { to: '/policies', label: 'Policies', icon: FileText },
      { to: '/loan-tests', label: 'Loan Tests', icon: Scale },
      { to: '/hmda', label: 'HMDA', icon: Table2 },
      { to: '/examinations', label: 'Examinations', icon: FolderCheck },
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
