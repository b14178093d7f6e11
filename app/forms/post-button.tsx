import { Form, useNavigation } from '@remix-run/react'
import { createContext, type ReactNode, useContext } from 'react'
import { Button, type ButtonVariant } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

/**
 * A form of the page in which something may be typed, and the address that keeps what was. Without scripts, a browser sends
 * one form of a page: the other buttons then send this one, with their own value. It has the version.
 */
export const TypedForm = createContext<{ id: string; keepsAt: string } | null>(null)

type PostButtonProps = {
  action: string
  id?: string
  /** Hidden values that are sent, such as the version that the page showed. */
  values?: Record<string, string | number>
  /** Names the change, for tests. */
  move?: string
  variant?: ButtonVariant
  size?: 's'
  /** Loads the next page as a whole, because the change affects its styles. */
  reloadDocument?: boolean
  preventScrollReset?: boolean
  /** It stands for the choice that was made before. */
  isCurrent?: boolean
  children: ReactNode
}

/** A form that is only a button; it ignores a second press while it is being sent. */
export function PostButton({
  action,
  id,
  values = {},
  move,
  variant,
  size,
  isCurrent,
  children,
  ...navigation
}: PostButtonProps) {
  const isBusy = useNavigation().formAction === action
  const isHydrated = useHydrated()
  const typed = useContext(TypedForm)
  const [[name, value] = []] = Object.entries(values).filter(([name]) => name !== 'version')
  return (
    <Form
      method="post"
      action={action}
      id={id}
      data-move={move}
      {...navigation}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        variant={variant}
        size={size}
        aria-disabled={isBusy || undefined}
        aria-current={isCurrent || undefined}
        {...(typed && !isHydrated && { form: typed.id, formAction: action, formNoValidate: true, name, value })}
      >
        {children}
      </Button>
    </Form>
  )
}
