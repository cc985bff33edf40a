import { Activity, KeyRound, ListTodo, type LucideIcon, ScrollText, SlidersHorizontal } from 'lucide-react'
import type { Permission } from '../../access/permissions'
import type { RouterLinkTarget } from '../../components/page/routerLinkTarget'

type TabPage = { name: string; icon: LucideIcon; target: RouterLinkTarget; permission?: Permission }

/**
 * Tabs of the account page and the server page. The command palette lists these tabs as pages. The text of a tab has
 * the translation key `palette.page.` followed by `name`.
 */
export const accountAndServerTabPages: readonly TabPage[] = [
  { name: 'apiKeys', icon: KeyRound, target: { to: '/account/api-keys' } },
  { name: 'preferences', icon: SlidersHorizontal, target: { to: '/account/preferences' } },
  { name: 'ownActivity', icon: Activity, target: { to: '/account/authentication-activity' } },
  {
    name: 'serverTasks',
    icon: ListTodo,
    target: { to: '/settings/server', search: { view: 'tasks' } as object },
    permission: 'settings.manage',
  },
  {
    name: 'serverLog',
    icon: ScrollText,
    target: { to: '/settings/server', search: { view: 'log' } as object },
    permission: 'settings.manage',
  },
]
