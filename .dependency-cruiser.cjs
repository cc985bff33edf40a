/**
 * Import rules of the architecture (README, "Architecture"). `scripts/architecture.test.ts` checks that each path in this
 * file exists.
 */

/** Layers of the client, lowest first. A file may import files of its own layer and of lower layers. */
const layers = [
  'api|preferences|language|theme',
  'machines',
  'access',
  'actions|dialogs|lists|forms|components',
  'resources|pages|readers|shell',
  'app',
]

/** Forbidden imports within a layer. Each key is a folder. Its value lists the folders that the key must not import. */
const orderWithinLayers = {
  language: 'api',
  theme: 'api|language',
  preferences: 'api|language|theme',
  components: 'forms|lists|dialogs|actions',
  forms: 'lists|dialogs|actions',
  lists: 'dialogs|actions',
  dialogs: 'actions',
}

const isTest = '\\.test\\.tsx?$'

const layerOrder = layers.slice(0, -1).map((folders, index) => ({
  name: `layer-order-${folders.replaceAll('|', '-')}`,
  comment: 'Lower layers must work without higher layers.',
  severity: 'error',
  from: { path: `^src/(${folders})/`, pathNot: isTest },
  to: { path: layers.slice(index + 1).map(higher => `^src/(${higher})/`) },
}))

const folderOrder = Object.entries(orderWithinLayers).map(([folder, higher]) => ({
  name: `folder-order-${folder}`,
  comment: 'Folders of a layer must not import each other in a cycle.',
  severity: 'error',
  from: { path: `^src/${folder}/`, pathNot: isTest },
  to: { path: `^src/(${higher})/` },
}))

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Files that import each other, even for a type only, cannot be understood or moved separately.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...layerOrder,
    ...folderOrder,
    {
      name: 'no-generated-dependencies',
      comment: 'Generated code is replaced as a whole. It imports only the HTTP client.',
      severity: 'error',
      from: { path: '^src/generated/' },
      to: { path: '^(src|server|mock-server)/', pathNot: ['^src/generated/', '^src/api/http\\.ts$'] },
    },
    {
      name: 'components-without-server',
      comment: 'Components have no access to server, session and resources.',
      severity: 'error',
      from: { path: '^src/components/', pathNot: isTest },
      to: { path: '^src/(generated|api|machines|access)/' },
    },
    {
      name: 'resources-through-index',
      comment: 'Other screens import only the index of a resource. Only app/ imports its pages and dialogs.',
      severity: 'error',
      from: { path: '^src/(pages|readers|shell)/', pathNot: isTest },
      to: { path: '^src/resources/[^/]+/', pathNot: '^src/resources/[^/]+/index\\.ts$' },
    },
    {
      name: 'other-resources-through-index',
      comment: 'Resources import only the index of another resource.',
      severity: 'error',
      from: { path: '^src/resources/([^/]+)/', pathNot: isTest },
      to: { path: '^src/resources/', pathNot: ['^src/resources/$1/', '^src/resources/[^/]+/index\\.ts$'] },
    },
    {
      name: 'resources-without-screens',
      comment: 'Pages, readers and the shell are built from resources.',
      severity: 'error',
      from: { path: '^src/resources/', pathNot: isTest },
      to: { path: '^src/(pages|readers|shell)/' },
    },
    {
      name: 'pages-and-dialogs-from-app-only',
      comment: 'Routes and the dialog registry decide when the code of a page or dialog is loaded.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(app|pages)/', isTest] },
      to: { path: ['^src/pages/', '^src/resources/.+Dialog\\.tsx$'] },
    },
    {
      name: 'screens-loaded-lazily',
      comment:
        'A static import would add a screen to the first load of all others. The three exceptions are shown while code loads and when loading fails.',
      severity: 'error',
      from: { path: '^src/app/', pathNot: isTest },
      to: {
        path: ['^src/pages/', '^src/readers/', '^src/resources/.+(Page|Dialog)\\.tsx$'],
        pathNot: '^src/pages/(LoadingScreen|PlainNotice|RouteErrorPage)\\.tsx$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-server-code-in-client',
      comment: 'The client works with any Komga server.',
      severity: 'error',
      from: { path: '^src/', pathNot: isTest },
      to: { path: '^(server|mock-server)/' },
    },
    {
      name: 'no-client-code-in-server',
      comment: 'The servers share only the generated code, the list of server paths and the rule for gateway errors.',
      severity: 'error',
      from: { path: '^(server|mock-server)/', pathNot: isTest },
      to: { path: '^src/', pathNot: ['^src/generated/', '^src/api/(isServerUrlPath|gatewayErrors)\\.ts$'] },
    },
    {
      name: 'no-test-code-in-product',
      comment: 'Test code is not built, reviewed or budgeted as part of the product.',
      severity: 'error',
      from: { path: '^(src|server|mock-server)/', pathNot: isTest },
      to: { path: ['^tests/', isTest] },
    },
    {
      name: 'epubjs-in-one-file',
      comment: 'epubjs can be replaced by changing one file.',
      severity: 'error',
      from: { pathNot: '^src/readers/epub/layout/chapterIframe\\.ts$' },
      to: { path: 'node_modules/epubjs' },
    },
    {
      name: 'fast-pages-without-react-admin',
      comment:
        'Sign-in, shell, dashboard and readers stay within their byte budgets. The exception is part of ReactAdminContexts.',
      severity: 'error',
      from: {
        path: [
          '^src/(readers|machines|access|api|preferences|language|theme)/',
          '^src/shell/',
          '^src/pages/(signIn/|SessionCheckPage|DashboardPage)',
        ],
        pathNot: ['^src/language/createI18nProvider\\.ts$', isTest],
      },
      to: {
        path: 'node_modules/(react-admin|ra-core|ra-i18n-i18next|ra-router-tanstack)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-material-ui',
      comment: 'Components are built on Base UI. Only the contexts and hooks of react-admin are used.',
      severity: 'error',
      from: { path: '^(src|server|mock-server)/' },
      to: { path: 'node_modules/(@mui|@emotion|ra-ui-materialui)/' },
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
