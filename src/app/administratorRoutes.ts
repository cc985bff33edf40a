import { createRoute } from '@tanstack/react-router'
import { goesTo, needs } from './guards'
import { comingPage, inShell } from './routeFrame'

const admin = needs('settings.manage')

/** The pages of those who look after the server, in the order of the specification (section 2). */
export const forAdministrators = [
  createRoute({ getParentRoute: inShell, path: '/settings', beforeLoad: goesTo('/settings/users', admin) }),
  createRoute({
    getParentRoute: inShell,
    path: '/settings/users',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'users' },
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/settings/users/add',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'addUser' },
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/settings/server',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'server' },
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/settings/metrics',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'metrics' },
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/settings/announcements',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'announcements' },
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/media-management',
    beforeLoad: goesTo('/media-management/analysis', admin),
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/media-management/analysis',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'analysis' },
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/media-management/duplicate-files',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'duplicateFiles' },
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/media-management/duplicate-pages',
    beforeLoad: goesTo('/duplicate-pages/known', admin),
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/duplicate-pages/known',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'knownPages' },
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/duplicate-pages/unknown',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'unknownPages' },
  }),
  createRoute({ getParentRoute: inShell, path: '/import', beforeLoad: goesTo('/import/books', admin) }),
  createRoute({
    getParentRoute: inShell,
    path: '/import/books',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'importBooks' },
  }),
  createRoute({
    getParentRoute: inShell,
    path: '/import/readlist',
    beforeLoad: admin,
    component: comingPage,
    staticData: { coming: 'importReadList' },
  }),
] as const
