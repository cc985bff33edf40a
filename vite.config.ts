import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Assets are addressed relative to `<base href>`, which the serving program sets to the base path. */
export default defineConfig({
  base: './',
  plugins: [react()],
  build: { outDir: 'dist', target: 'es2022', sourcemap: false, manifest: true, reportCompressedSize: false },
})
