import type { LinkProps } from '@tanstack/react-router'

/** Target of a link: a route with its path parameters and search parameters. */
export type LinkTarget = Pick<LinkProps, 'to' | 'params' | 'search'>
