import type { ReactNode } from 'react'
import { AlreadyChanged } from '#app/routes/admin/shared/already-changed.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { mailTo } from './mail-to.ts'

type RecordPageProps = {
  /** The list it stands in. */
  list: { label: string; href: string }
  reference: string
  name: string
  state: { status: string; label: string }
  /** Why a move was refused, and where to; nothing is shown but that. */
  refused?: { reason: 'changed' | 'wrong move'; to: string }
  replyTo: { email: string; subject: string }
  moves: ReactNode
  words: ReactNode
  /** What stands beside the words: the thread and the mails. */
  children: ReactNode
}

/** What a person has sent, with what staff may do about it. */
export function RecordPage({ list, reference, name, state, refused, replyTo, moves, ...parts }: RecordPageProps) {
  const pill = <Pill status={state.status}>{state.label}</Pill>
  if (refused) {
    const text =
      refused.reason === 'changed'
        ? `Somebody changed ${reference} while you were looking at it.`
        : `${reference} cannot be moved to ${refused.to} from where it is.`
    return <AlreadyChanged text={text} state={pill} to={`${list.href}/${reference}`} reload={`Reload ${reference}`} />
  }
  return (
    <>
      <Breadcrumbs items={[{ label: 'Overview', href: '/dashboard' }, list, { label: reference }]} />
      <div className="toolbar">
        <h1 className="typed" dir="auto">
          {name}
        </h1>
        {pill}
      </div>
      <div className="button-row">
        <a className="button button-outline" href={mailTo(replyTo.email, replyTo.subject)}>
          <Icon name="mail" size={18} />
          Reply by mail
        </a>
        {moves}
      </div>
      <div className="staff-columns">
        {parts.words}
        <div className="stack">{parts.children}</div>
      </div>
    </>
  )
}
