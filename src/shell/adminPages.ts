import {
  Activity,
  Copy,
  CopyPlus,
  Files,
  FileWarning,
  History,
  ListPlus,
  type LucideIcon,
  Megaphone,
  Server,
  Upload,
  UserPlus,
  Users,
} from 'lucide-react'
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

/** Pages beside these, which have no link of their own in the drawer. Their names are those of the pages. */
export const otherPages = [
  { to: '/media-management/duplicate-files', name: 'duplicateFiles', icon: Files, may: 'media.manage' },
  { to: '/duplicate-pages/unknown', name: 'unknownPages', icon: CopyPlus, may: 'media.manage' },
  { to: '/import/readlist', name: 'importReadList', icon: ListPlus, may: 'import.manage' },
  { to: '/settings/users/add', name: 'addUser', icon: UserPlus, may: 'user.manage' },
] as const satisfies readonly { to: string; name: string; icon: LucideIcon; may: Permission }[]
