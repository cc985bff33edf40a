/**
 * Module with functions that load the text bundles, by language code and bundle name. The Vite plugin
 * `scripts/vite/createLocaleTextBundlesPlugin.ts` generates the module.
 */
declare module 'virtual:texts' {
  type Part = import('./textBundles').TextBundleName
  type Texts = import('./lookUpTranslation').TranslationTree
  /** Codes of the languages that are written from right to left (`locales/languages.json`). */
  export const rightToLeftCodes: readonly string[]
  export const texts: Record<string, Record<Part, () => Promise<{ part: Texts }>>>
}

/** When this module is imported, it adds the loaders of the bundles in `lazyTextBundleNames` to `virtual:texts`. */
declare module 'virtual:texts/late'
