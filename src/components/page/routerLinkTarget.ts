import type { LinkProps } from '@tanstack/react-router'

/** Target of a link: a route of the app with its path parameters and search parameters. */
export type LinkTarget = Pick<LinkProps, 'to' | 'params' | 'search'>
