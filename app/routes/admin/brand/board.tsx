// The frame of the brand board: its header with the buttons and the row of tabs, and the test notifications.
import { Link, useFetcher } from '@remix-run/react'
import type { ReactNode } from 'react'
import { recordFormKey } from '#app/forms/form-answer.ts'
import { useSay } from '#app/languages/say.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import '#app/ui/styles/pages/branding.css'
import { PostButton } from '#app/forms/post-button.tsx'
import { LinkLine } from '#app/routes/admin/shared/part-links.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { View } from './parts/use-typed.ts'
import { type BoardTab, boardPath, boardTabs, boardTitle } from './paths.ts'

type SentForm = { form: string; action: string; canSave: boolean }

type BoardProps = {
  tab: BoardTab
  /** The last crumb of a page other than the board itself, as it is drawn. */
  page?: string
  canWrite: boolean
  /** Buttons in the title's row. */
  beside?: ReactNode
  /** The form of the Save Changes button. */
  form?: SentForm
  /** A part is edited or previewed. */
  view?: View
  children: ReactNode
}

export function Board({ tab, page, canWrite, beside, form, view, children }: BoardProps) {
  const say = useSay()
  const crumbs = [
    { label: say('Settings'), href: '/dashboard/settings' },
    ...(page ? [{ label: say(boardTitle), href: boardPath }, { label: page }] : [{ label: say(boardTitle) }]),
  ]
  return (
    <>
      <Breadcrumbs items={crumbs} />
      <header className="stack brand-head">
        <div className="cluster page-head">
          <h1>{say(boardTitle)}</h1>
          <div className="cluster page-acts">
            {beside}
            {form && view && canWrite ? <ViewToggle view={view} path={form.action} /> : null}
            {form?.canSave && canWrite ? <SaveChanges {...form} /> : null}
          </div>
        </div>
        <LinkLine className="tabs" label={say('Board')} current={tab}>
          {boardTabs
            .filter(({ id }) => canWrite || id !== 'share')
            .map(({ id, label, to }) => (
              <Link key={id} to={to} preventScrollReset aria-current={id === tab || undefined}>
                {say(label)}
              </Link>
            ))}
        </LinkLine>
      </header>
      {children}
      {tab === 'logo' && canWrite ? <TestNotifications /> : null}
    </>
  )
}

const ViewToggle = ({ view, path }: { view: View; path: string }) => {
  const say = useSay()
  return view === 'edit' ? (
    <LinkButton to={`${path}?view=preview`} variant="outline" preventScrollReset>
      <Icon name="eye" size={18} />
      {say('Preview')}
    </LinkButton>
  ) : (
    <LinkButton to={path} variant="outline" preventScrollReset>
      <Icon name="pencil" size={18} />
      {say('Edit')}
    </LinkButton>
  )
}

function SaveChanges({ form, action }: Omit<SentForm, 'canSave'>) {
  const say = useSay()
  const isBusy = useFetcher({ key: recordFormKey(form, action) }).state !== 'idle'
  return (
    <Button type="submit" variant="primary" form={form} aria-disabled={isBusy || undefined}>
      {isBusy ? say('Saving...') : say('Save Changes')}
    </Button>
  )
}

const TestNotifications = () => {
  const say = useSay()
  return (
    <Panel id="test-notifications" title={say('Test Notifications')}>
      <div className="button-row">
        {(['Info', 'Success', 'Error'] as const).map((kind) => (
          <PostButton
            key={kind}
            action={`${boardPath}/notifications/${kind.toLowerCase()}`}
            id={`test-${kind.toLowerCase()}`}
            variant="outline"
            size="s"
            preventScrollReset
          >
            {say(kind)}
          </PostButton>
        ))}
      </div>
    </Panel>
  )
}
