import { type ReactNode, useMemo } from 'react'
import { Form, RouterProviderContext, useRouterProvider } from 'react-admin'

type SmallFormProps<Values extends object> = {
  /** Connects a submit button outside the form element. */
  id: string
  className?: string
  /** Initial values by field. */
  values: Values
  onSubmit: (values: Values) => void | Promise<void>
  children: ReactNode
}

const nowhere = { pathname: '', search: '', hash: '' }

/**
 * react-admin's form, for a few fields without draft or conflicts. react-admin also takes initial values from the `source`
 * parameter of the address, so that a link could fill in a form: here the form sees no address.
 */
export function SmallForm<Values extends object>({ values, onSubmit, ...rest }: SmallFormProps<Values>) {
  const router = useRouterProvider()
  const withoutAddress = useMemo(() => ({ ...router, useLocation: () => nowhere }), [router])
  return (
    <RouterProviderContext value={withoutAddress}>
      <Form<Record<string, unknown>>
        {...rest}
        defaultValues={{ ...values }}
        onSubmit={(entered: object) => void onSubmit(entered as Values)}
        disableInvalidFormNotification
      />
    </RouterProviderContext>
  )
}
