/** Made by `scripts/vite-texts.ts`: for each language the loaders of its parts. */
declare module 'virtual:texts' {
  type Part = import('./textBundles').TextBundle
  type Texts = import('./texts').Texts
  export const texts: Record<string, Record<Part, () => Promise<{ part: Texts }>>>
}

/** Adds the late parts to `virtual:texts`. */
declare module 'virtual:texts/late'
