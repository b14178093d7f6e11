// The frame of a staff page: breadcrumbs, the title with its actions, the record's state after a late change. And its
// usual form.

import { useActionData } from '@remix-run/react'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { ActionForm } from '#app/forms/action-form.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import type { FormAnswer } from '#app/forms/form-state.ts'
import { useSay } from '#app/languages/say.tsx'
import { useEarlyEffect } from '#app/ui/use-hydrated.ts'
import { useOpenAtHash } from '#app/ui/use-open-at-hash.ts'
import { AlreadyChanged, type StaffCrumb, StaffCrumbs } from './already-changed.tsx'

type StaffPageProps = {
  /** As it is drawn. */
  title: ReactNode
  /** Marks a title that a person typed. */
  isTyped?: boolean
  /** The pages above this one; without any, there are no breadcrumbs. */
  above?: readonly StaffCrumb[]
  /** The page's name in the breadcrumbs, if it is not the title. */
  crumb?: string
  /** The record's status, directly after the title. */
  pill?: ReactNode
  /** Buttons at the end of the title's line. */
  beside?: ReactNode
  /** Replaces the page when its action was refused. */
  ifRefused?: Omit<ComponentProps<typeof AlreadyChanged>, 'text' | 'above' | 'crumb'>
  children: ReactNode
}

export const settingsCrumb = { label: 'Settings', href: '/dashboard/settings' } as const

export function StaffPage({ title, isTyped, above, crumb, pill, beside, ifRefused, children }: StaffPageProps) {
  const refusal = useActionData<FormAnswer>()?.formError
  const name = crumb ?? String(title)
  if (ifRefused && refusal) return <AlreadyChanged {...ifRefused} {...{ above, crumb: name }} text={refusal} />
  const heading = <h1 {...(isTyped ? { className: 'typed', dir: 'auto' } : {})}>{title}</h1>
  return (
    <>
      {above ? <StaffCrumbs above={above} name={name} /> : null}
      <div className="cluster page-head">
        {heading}
        {pill}
        {beside ? <div className="cluster page-acts">{beside}</div> : null}
      </div>
      {children}
    </>
  )
}

type ListAndFormProps = {
  /** The form that adds to the list, and its id; null for those who may not. */
  form: ReactNode
  id: string
  /** The button that opens the form. */
  label: string
  /** There is nothing to list: the form takes the list's place. */
  isEmpty?: boolean
  isOpen?: boolean
  children: ReactNode
}

/** A list with the form that adds to it, which is behind a button in the title's row. */
export function ListAndForm({ form, id, label, isEmpty, isOpen = false, children }: ListAndFormProps) {
  const say = useSay()
  const details = useRef<HTMLDetailsElement>(null)
  const isRefused = useActionData<FormAnswer>()?.form === id
  useOpenAtHash()
  // A message inside the form, at any time, opens it: of a draft that is back, a refusal, a lost network.
  useEarlyEffect(() => {
    const { current } = details
    if (!current) return
    const openIfTold = () => {
      const message = current.querySelector<HTMLElement>('form :is(.banner, .error-summary, [role="alert"])')
      if (!message || current.open) return
      current.open = true
      // It could not take the focus while it was hidden.
      if (message.matches('[role="alert"]')) message.focus()
    }
    const told = new MutationObserver(openIfTold)
    told.observe(current, { childList: true, subtree: true })
    openIfTold()
    return () => told.disconnect()
  }, [])
  if (!form) return children
  if (isEmpty) return form
  return (
    <>
      <details ref={details} className="add-form" open={isRefused || isOpen}>
        <summary className="button button-outline">
          <span>{label}</span>
          <span>{say('Close')}</span>
        </summary>
        {form}
      </details>
      <div className="stack">{children}</div>
    </>
  )
}

type StaffFormProps = ComponentProps<typeof ActionForm> &
  Omit<ComponentProps<typeof FormActions>, 'children' | 'busy'> & {
    /** The label of its button, and while it is being sent. */
    button: ReactNode
    busy?: string
    /** The version of the record that the form changes. */
    version?: number
  }

/** A form in a card, with its button below the fields. */
export function StaffForm({ button, busy, variant, cancel, link, version, ...form }: StaffFormProps) {
  const say = useSay()
  const defaults = version === undefined ? form.defaults : { ...form.defaults, version: String(version) }
  return (
    <ActionForm className="form card" {...form} defaults={defaults}>
      {form.children}
      <FormActions busy={busy ?? say('Saving...')} variant={variant} cancel={cancel} link={link}>
        {button}
      </FormActions>
    </ActionForm>
  )
}
