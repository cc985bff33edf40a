import type { LinkProps } from '@tanstack/react-router'

/** Target of a link: a route with its path parameters and search parameters. */
export type RouterLinkTarget = Pick<LinkProps, 'to' | 'params' | 'search'>
