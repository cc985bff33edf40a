import type { LinkProps } from '@tanstack/react-router'

/** Where a link leads: a route of the app with its parameters and search. */
export type LinkTarget = Pick<LinkProps, 'to' | 'params' | 'search'>
