// The open preview links of a text, with the buttons that withdraw them.
import type { ReactNode } from 'react'
import type { OpenLink } from '#app/features/texts/drafts/give-draft-links.server.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

type PreviewLinksProps = {
  links: readonly OpenLink[]
  zone: string
  /** The address that takes the buttons. */
  path: string
  children: ReactNode
}

export function PreviewLinks({ links, zone, path, children }: PreviewLinksProps) {
  const say = useSay()
  return (
    <details className="how-to" id="preview-links">
      <summary>{say('Preview links ({count})', { count: links.length })}</summary>
      <p className="soft">{children}</p>
      {links.length > 0 ? <OpenLinks links={links} zone={zone} path={path} /> : null}
    </details>
  )
}

function OpenLinks({ links, zone, path }: Omit<PreviewLinksProps, 'children'>) {
  const say = useSay()
  return (
    <>
      <DataTable
        isCompact
        caption={say('Active preview links, newest first')}
        columns={[say('Created by'), `${say('Created')} (${zone})`, `${say('Valid until')} (${zone})`, say('Withdraw')]}
        rows={links.map(({ id, made_at, made_by, expires_at }) => ({
          key: id,
          cells: [
            <span key="by" className="typed">
              {made_by}
            </span>,
            <Moment key="made" at={made_at} zone={zone} />,
            <Moment key="until" at={expires_at} zone={zone} />,
            <PostButton
              key="withdraw"
              action={path}
              values={{ link: id }}
              move={`withdraw ${id}`}
              variant="outline"
              size="s"
            >
              {say('Withdraw')}
              <span className="visually-hidden">
                {' '}
                <Said
                  phrase="the link created by {name}, {time}"
                  values={{ name: made_by, time: <Moment at={made_at} zone={zone} /> }}
                />
              </span>
            </PostButton>,
          ],
        }))}
      />
      <div className="button-row">
        <PostButton id="withdraw-previews" action={path} variant="outline">
          {say('Withdraw all preview links')}
        </PostButton>
      </div>
    </>
  )
}
