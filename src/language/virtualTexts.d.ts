/** Loaders of the text bundles, by language code and bundle name. `scripts/vite-texts.ts` generates the module. */
declare module 'virtual:texts' {
  type Part = import('./textBundles').TextBundleName
  type Texts = import('./lookUpText').TextTree
  export const texts: Record<string, Record<Part, () => Promise<{ part: Texts }>>>
}

/** Adds the loaders of `lazyTextBundles` to `virtual:texts`. The module has no exports. */
declare module 'virtual:texts/late'
