import { Activity, Copy, FileWarning, History, type LucideIcon, Megaphone, Server, Upload, Users } from 'lucide-react'
import type { Permission } from '../access/permissions'

/** The pages around the server, each with what it takes to go there (specification section 2). */
export const adminPages = [
  { to: '/import/books', name: 'import', icon: Upload, may: 'import.manage' },
  { to: '/media-management/analysis', name: 'analysis', icon: FileWarning, may: 'media.manage' },
  { to: '/duplicate-pages/known', name: 'duplicates', icon: Copy, may: 'media.manage' },
  { to: '/history', name: 'history', icon: History, may: 'history.read' },
  { to: '/settings/users', name: 'users', icon: Users, may: 'user.manage' },
  { to: '/settings/server', name: 'server', icon: Server, may: 'settings.manage' },
  { to: '/settings/metrics', name: 'metrics', icon: Activity, may: 'settings.manage' },
  { to: '/settings/announcements', name: 'announcements', icon: Megaphone, may: 'announcement.read' },
] as const satisfies readonly { to: string; name: string; icon: LucideIcon; may: Permission }[]
