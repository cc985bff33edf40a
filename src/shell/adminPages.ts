import {
  Activity,
  CircleArrowUp,
  Copy,
  CopyPlus,
  Files,
  FileWarning,
  History,
  ImageOff,
  KeyRound,
  LayoutPanelTop,
  ListPlus,
  type LucideIcon,
  Megaphone,
  Server,
  Upload,
  UserPlus,
  Users,
} from 'lucide-react'
import type { Permission } from '../access/permissions'

/**
 * Names of the badges at links in the drawer. The file `adminBadges/AdminLinkBadge.tsx` defines the component of each
 * badge.
 */
export type AdminBadgeName = 'failedBooks' | 'unreadAnnouncements' | 'serverUpdate'

/**
 * Administration pages that have a link in the drawer. `permission` is the permission that the page requires, with the
 * exception in `useCanOpenAdminPage`.
 */
export const adminPagesInDrawer = [
  { to: '/import/books', name: 'import', icon: Upload, permission: 'import.manage' },
  {
    to: '/media-management/analysis',
    name: 'analysis',
    icon: FileWarning,
    permission: 'media.manage',
    badge: 'failedBooks',
  },
  { to: '/media-management/duplicate-files', name: 'duplicateFiles', icon: Files, permission: 'media.manage' },
  { to: '/duplicate-pages/known', name: 'duplicates', icon: Copy, permission: 'media.manage' },
  { to: '/history', name: 'history', icon: History, permission: 'history.read' },
  { to: '/settings/users', name: 'users', icon: Users, permission: 'user.manage' },
  {
    to: '/settings/authentication-activity',
    name: 'authenticationActivity',
    icon: KeyRound,
    permission: 'user.manage',
  },
  { to: '/settings/server', name: 'server', icon: Server, permission: 'settings.manage' },
  { to: '/settings/metrics', name: 'metrics', icon: Activity, permission: 'settings.manage' },
  {
    to: '/settings/announcements',
    name: 'announcements',
    icon: Megaphone,
    permission: 'announcement.read',
    badge: 'unreadAnnouncements',
  },
  {
    to: '/settings/updates',
    name: 'updates',
    icon: CircleArrowUp,
    permission: 'announcement.read',
    badge: 'serverUpdate',
  },
] as const satisfies readonly {
  to: string
  name: string
  icon: LucideIcon
  permission: Permission
  badge?: AdminBadgeName
}[]

/**
 * Administration pages that have no link in the drawer. `palette.page.` followed by `name` is the translation key of
 * the title. `linkName` is the name of the drawer link that is highlighted while the page is open.
 */
export const adminPagesOutsideDrawer = [
  {
    to: '/media-management/missing-posters',
    name: 'missingPosters',
    linkName: 'analysis',
    icon: ImageOff,
    permission: 'media.manage',
  },
  {
    to: '/duplicate-pages/unknown',
    name: 'unknownPages',
    linkName: 'duplicates',
    icon: CopyPlus,
    permission: 'media.manage',
  },
  { to: '/import/readlist', name: 'importReadList', linkName: 'import', icon: ListPlus, permission: 'import.manage' },
  { to: '/settings/ui', name: 'interface', linkName: 'server', icon: LayoutPanelTop, permission: 'settings.manage' },
  { to: '/settings/users/add', name: 'addUser', linkName: 'users', icon: UserPlus, permission: 'user.manage' },
] as const satisfies readonly {
  to: string
  name: string
  linkName: (typeof adminPagesInDrawer)[number]['name']
  icon: LucideIcon
  permission: Permission
}[]
