import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The entry decides the theme, so nothing is painted before it has run: no flash of the other theme. */
const blockPaintUntilThemed: Plugin = {
  name: 'block-paint-until-themed',
  apply: 'build',
  transformIndexHtml: html => html.replace('<script type="module"', '<script type="module" blocking="render"'),
}

const stub = fileURLToPath(new URL('src/app/reactRouterStub.ts', import.meta.url))

/** Assets are addressed relative to `<base href>`, which the serving program sets to the base path. */
export default defineConfig({
  base: './',
  plugins: [react(), blockPaintUntilThemed],
  // React-admin's core imports React Router for its default adapter, which we replace: a stub saves 29 KiB.
  resolve: { alias: { 'react-router-dom': stub, 'react-router': stub } },
  build: { outDir: 'dist', target: 'es2022', sourcemap: false, manifest: true, reportCompressedSize: false },
})
