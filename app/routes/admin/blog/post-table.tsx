import { Form, Link } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import type { PostListRow, PostState } from '#app/features/blog/store/list-posts.server.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Table } from '#app/ui/table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { postPage, stateLabels, statePill } from './post-labels.ts'

type Row = PostListRow & { state: PostState }

export function PostTable({ rows, zone, mayWrite }: { rows: readonly Row[]; zone: string; mayWrite: boolean }) {
  const columns = ['Title', 'Category', 'Author', 'Date', 'Status', ...(mayWrite ? ['Actions'] : [])]
  return (
    <Table caption="Blog posts" columns={columns} asCards>
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">
            <Link to={postPage(row.id)} className="typed" lang={row.language === 'en' ? undefined : row.language}>
              {row.title}
            </Link>
            {row.language === 'en' ? null : <span className="soft"> ({languageNames[row.language]})</span>}
          </th>
          <td>{row.category}</td>
          <td>{row.author}</td>
          <td>
            <Moment at={row.publish_at ?? row.changed_at} zone={zone} />
          </td>
          <td>
            <Pill status={statePill[row.state]}>{stateLabels[row.state]}</Pill>
          </td>
          {mayWrite ? (
            <td>
              <Actions row={row} />
            </td>
          ) : null}
        </tr>
      ))}
    </Table>
  )
}

function Actions({ row: { id, title, state, version } }: { row: Row }) {
  if (state === 'trash') return <TakeBack id={id} version={version} title={title} />
  const about = <span className="visually-hidden">: {title}</span>
  return (
    <div className="row-actions">
      <LinkButton to={postPage(id)} variant="outline" size="s">
        Edit{about}
      </LinkButton>
      <LinkButton to={`${postPage(id)}/delete`} variant="outline" size="s">
        Delete{about}
      </LinkButton>
    </div>
  )
}

export function TakeBack({ id, version, title }: { id: string; version: number; title: string }) {
  return (
    <Form method="post" action={`${postPage(id)}/undo-delete`} data-move="undo-delete">
      <input type="hidden" name="version" value={version} />
      <Button type="submit" size="s">
        Undo<span className="visually-hidden">: take {title} out of the trash</span>
      </Button>
    </Form>
  )
}
