import { type ReactNode, useMemo } from 'react'
import { Form, RouterProviderContext, useRouterProvider } from 'react-admin'
import { FormFieldChangeContext, type FormFieldChangeListener } from './FormFieldChangeContext'

type FormWithoutUrlDefaultsProps<Values extends object> = {
  /** DOM id of the form. A submit button outside of the form element needs the id. */
  id: string
  className?: string
  values: Values
  /** Called when the user changes a field. */
  onFieldChange?: FormFieldChangeListener
  onSubmit: (values: Values) => void | Promise<void>
  children: ReactNode
}

const ignoreFieldChange = () => undefined

const emptyLocation = { pathname: '', search: '', hash: '' }

/**
 * Form of react-admin, without the draft and the conflict detection of record forms. React-admin reads initial values
 * of a form from the URL. This component hides the URL from react-admin, because a manipulated link could otherwise
 * fill the form.
 */
export function FormWithoutUrlDefaults<Values extends object>({
  values,
  onFieldChange = ignoreFieldChange,
  onSubmit,
  children,
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
      >
        <FormFieldChangeContext value={onFieldChange}>{children}</FormFieldChangeContext>
      </Form>
    </RouterProviderContext>
  )
}
