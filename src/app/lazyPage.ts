import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'

/** A part of the program could not be fetched: the server was updated, or is away. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded'
}

/**
 * A page that is fetched when it is first needed.
 * @param load  imports the file
 * @param name  what the file exports
 */
export function lazyPage<M, N extends string & keyof M>(load: () => Promise<M>, name: N): RouteComponent {
  // The router reloads the window by itself for an import that fails, which loses it when the server is away.
  const loaded = () => load().catch((cause: unknown) => Promise.reject(new PageNotLoaded('', { cause })))
  return lazyRouteComponent(loaded as () => Promise<Record<string, RouteComponent>>, name)
}
