// The frame of the brand board: its header with buttons, its row of tabs, and the test notifications.
import { Link, useFetcher } from '@remix-run/react'
import type { ReactNode } from 'react'
import { recordFormKey } from '#app/forms/form-answer.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import '#app/ui/styles/pages/branding.css'
import { PostButton } from '#app/forms/post-button.tsx'
import { LinkLine } from '#app/routes/admin/shared/part-links.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Popover } from '#app/ui/popover.tsx'
import { type View, ViewToggle } from './parts/view-toggle.tsx'
import { type BoardTab, boardPath, boardTabs, boardTitle } from './paths.ts'

type SentForm = { form: string; action: string }

type BoardProps = {
  /** Undefined for pages outside the tabs. */
  tab?: BoardTab
  /** The title of a page other than the board itself. */
  page?: string
  canWrite: boolean
  /** The form of the Save Changes button. */
  form?: SentForm
  /** A part is edited or previewed. */
  view?: View
  children: ReactNode
}

export function Board({ tab, page, canWrite, form, view, children }: BoardProps) {
  const crumbs = [
    { label: 'Settings', href: '/dashboard/settings' },
    ...(page ? [{ label: boardTitle, href: boardPath }, { label: page }] : [{ label: boardTitle }]),
  ]
  return (
    <>
      <Breadcrumbs items={crumbs} />
      <div className="page-head brand-head">
        <h1>{page ?? boardTitle}</h1>
        <div className="page-acts">
          <Popover id="brand-more" label="More" opens="down" isSpread>
            {pages
              .filter(({ label }) => canWrite || label !== 'Share')
              .map(({ label, icon }) => (
                <LinkButton
                  key={label}
                  to={`${boardPath}/${label.toLowerCase()}`}
                  variant="outline"
                  aria-current={label === page ? 'page' : undefined}
                >
                  <Icon name={icon} size={18} />
                  {label}
                </LinkButton>
              ))}
          </Popover>
          {form && view && canWrite ? <ViewToggle view={view} path={form.action} /> : null}
          {form && canWrite ? <SaveChanges {...form} /> : null}
        </div>
      </div>
      <LinkLine className="tabs" label="Board" current={tab}>
        {boardTabs.map(({ id, label, to }) => (
          <Link key={id} to={to} preventScrollReset aria-current={id === tab || undefined}>
            {label}
          </Link>
        ))}
      </LinkLine>
      {children}
      {form && canWrite ? <TestNotifications /> : null}
    </>
  )
}

/** The pages beside the parts. */
const pages = [
  { label: 'Export', icon: 'download' },
  { label: 'Share', icon: 'link' },
  { label: 'History', icon: 'history' },
] as const

function SaveChanges({ form, action }: SentForm) {
  const isBusy = useFetcher({ key: recordFormKey(form, action) }).state !== 'idle'
  return (
    <Button type="submit" variant="primary" form={form} aria-disabled={isBusy || undefined}>
      {isBusy ? 'Saving...' : 'Save Changes'}
    </Button>
  )
}

const TestNotifications = () => (
  <Panel id="test-notifications" title="Test Notifications">
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
          {kind}
        </PostButton>
      ))}
    </div>
  </Panel>
)
