import { type ReactNode, useMemo } from 'react'
import { Form, RouterProviderContext, useRouterProvider } from 'react-admin'

type FormWithoutUrlDefaultsProps<Values extends object> = {
  /** DOM id of the form, for a submit button outside of the form element. */
  id: string
  className?: string
  /** Initial values by field. */
  values: Values
  onSubmit: (values: Values) => void | Promise<void>
  children: ReactNode
}

const emptyLocation = { pathname: '', search: '', hash: '' }

/**
 * Wraps react-admin's form, for forms without a draft and without conflict detection. Hides the URL from react-admin,
 * which would otherwise take initial values from the `source` parameter of a link.
 */
export function FormWithoutUrlDefaults<Values extends object>({
  values,
  onSubmit,
  ...rest
}: FormWithoutUrlDefaultsProps<Values>) {
  const router = useRouterProvider()
  const routerWithoutUrl = useMemo(() => ({ ...router, useLocation: () => emptyLocation }), [router])
  return (
    <RouterProviderContext value={routerWithoutUrl}>
      <Form<Record<string, unknown>>
        {...rest}
        defaultValues={{ ...values }}
        onSubmit={(entered: object) => void onSubmit(entered as Values)}
        disableInvalidFormNotification
      />
    </RouterProviderContext>
  )
}
