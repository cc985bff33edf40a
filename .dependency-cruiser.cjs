/** The layers of the house (README, "The map of the house"): a file imports from its own folder or from a lower row. */
const rows = [
  'generated',
  'api|preferences|language|theme',
  'machines',
  'access',
  'actions|dialogs|lists|forms|components',
  'resources|pages|readers|shell',
  'app',
]
const above = row => `^src/(${rows.slice(row + 1).join('|')})/`
const isTest = '\\.test\\.tsx?$'

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...rows.slice(0, -1).map((folders, row) => ({
      name: `down-only-from-${folders.replaceAll('|', '-')}`,
      severity: 'error',
      from: { path: `^src/(${folders})/`, pathNot: isTest },
      to: { path: above(row), pathNot: row === 0 ? '^src/api/http\\.ts$' : undefined },
    })),
    kit('components', 'forms|lists|dialogs|actions'),
    kit('forms', 'lists|dialogs|actions'),
    kit('lists', 'dialogs|actions'),
    kit('dialogs', 'actions'),
    {
      name: 'resources-by-their-door',
      severity: 'error',
      comment: 'A resource is used through src/resources/X/index.ts; only app/ takes pages, lazily.',
      from: { path: '^src/(pages|readers|shell)/' },
      to: { path: '^src/resources/[^/]+/', pathNot: '^src/resources/[^/]+/index\\.ts$' },
    },
    {
      name: 'other-resources-by-their-door',
      severity: 'error',
      from: { path: '^src/resources/([^/]+)/' },
      to: { path: '^src/resources/', pathNot: ['^src/resources/$1/', '^src/resources/[^/]+/index\\.ts$'] },
    },
    {
      name: 'resources-know-no-screens',
      severity: 'error',
      from: { path: '^src/resources/' },
      to: { path: '^src/(pages|readers|shell)/' },
    },
    {
      name: 'mocks-stay-outside',
      severity: 'error',
      from: { path: '^src/', pathNot: isTest },
      to: { path: '^mock-server/' },
    },
    {
      name: 'mock-server-imports-generated-code-only',
      severity: 'error',
      from: { path: '^mock-server/', pathNot: isTest },
      to: { path: '^src/(?!generated/)' },
    },
    {
      name: 'epubjs-behind-one-file',
      severity: 'error',
      from: { pathNot: '^src/readers/epub/layout/epubEngine\\.ts$' },
      to: { path: 'node_modules/epubjs' },
    },
    {
      name: 'readers-and-sign-in-without-react-admin',
      severity: 'error',
      from: {
        path: '^src/(readers|machines|access|api|preferences|language|theme)/|^src/pages/(signIn/|Startup)',
        pathNot: [
          'dataProvider',
          'adminAuthProvider',
          'adminI18nProvider',
          'i18nProvider',
          'authProvider',
          'source\\.ts$',
          isTest,
        ],
      },
      to: {
        path: 'node_modules/(ra-core|react-admin|ra-ui-materialui|@mui|@emotion)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-mui',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: 'node_modules/(@mui|@emotion|ra-ui-materialui)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}

function kit(folder, higher) {
  return {
    name: `kits-in-order-${folder}`,
    severity: 'error',
    from: { path: `^src/${folder}/`, pathNot: isTest },
    to: { path: `^src/(${higher})/` },
  }
}
