import {
  BarChart3,
  Bell,
  BookOpenText,
  FolderOpen,
  LayoutDashboard,
  type LucideIcon,
  Newspaper,
  Settings2,
  ShieldCheck,
  Users,
} from 'lucide-react'

export interface ShellEntry {
  to: string
  label: string
  icon: LucideIcon
}

/** The sidebar, for every member alike; what a screen lets them do is the server's decision. */
export const SHELL_ENTRIES: readonly (readonly ShellEntry[])[] = [
  [
    { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
    { to: '/articles', label: 'Compliance Articles', icon: BookOpenText },
    { to: '/updates', label: 'Regulatory Updates', icon: Newspaper },
    { to: '/resources', label: 'Resources', icon: FolderOpen },
    { to: '/analytics', label: 'Analytics', icon: BarChart3 },
    { to: '/notifications', label: 'Notifications', icon: Bell },
  ],
  [
    { to: '/users', label: 'User Management', icon: Users },
    { to: '/admin', label: 'Admin Portal', icon: ShieldCheck },
    { to: '/settings', label: 'Settings', icon: Settings2 },
  ],
]
