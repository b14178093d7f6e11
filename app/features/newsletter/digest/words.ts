// The words of a digest, in each language.
import { dateFormat } from '#app/time/date-format.ts'
import type { Language } from '#db/tables/records.ts'

/** Such as "October 2026". @param month such as "2026-10" */
export const monthName = (month: string, language: Language) =>
  dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00Z`))

/** For the list of issues and the overview. */
export const digestTitle = (month: string) => `Digest of ${monthName(month, 'en')}`

type DigestWords = {
  subject: (month: string) => string
  preheader: string
  issues: string
  posts: string
  moreIssues: (count: number, archive: string) => string
  morePosts: (count: number, blog: string) => string
}

export const digestWords: Record<Language, DigestWords> = {
  en: {
    subject: (month) => `${month} in brief`,
    preheader: 'The issues and posts of the month',
    issues: 'Issues of the month',
    posts: 'New posts',
    moreIssues: (count, archive) =>
      `${count === 1 ? 'One more issue is' : `${count} more issues are`} in the [archive](${archive}).`,
    morePosts: (count, blog) =>
      `${count === 1 ? 'One more post is' : `${count} more posts are`} on the [blog](${blog}).`,
  },
  ko: {
    subject: (month) => `${month} 소식 모음`,
    preheader: '한 달 동안의 뉴스레터와 글',
    issues: '이달의 뉴스레터',
    posts: '새 글',
    moreIssues: (count, archive) => `뉴스레터 ${count}호가 [지난 호 목록](${archive})에 더 있습니다.`,
    morePosts: (count, blog) => `글 ${count}편이 [블로그](${blog})에 더 있습니다.`,
  },
  fr: {
    subject: (month) => `En bref\u00a0: ${month}`,
    preheader: 'Les numéros et les articles du mois',
    issues: 'Numéros du mois',
    posts: 'Nouveaux articles',
    moreIssues: (count, archive) =>
      `${count === 1 ? 'Un autre numéro se trouve' : `${count} autres numéros se trouvent`} dans les [archives](${archive}).`,
    morePosts: (count, blog) =>
      `${count === 1 ? 'Un autre article se trouve' : `${count} autres articles se trouvent`} sur le [blog](${blog}).`,
  },
}
