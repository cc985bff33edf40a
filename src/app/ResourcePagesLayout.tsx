import { Outlet } from '@tanstack/react-router'
import { ReactAdminContexts } from './ReactAdminContexts'

/** Layout of the pages inside the app shell that use react-admin: lists, records, account and administration. */
export function ResourcePagesLayout() {
  return (
    <ReactAdminContexts>
      <Outlet />
    </ReactAdminContexts>
  )
}
