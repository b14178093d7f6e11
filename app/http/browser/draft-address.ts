/** The parameter of a page's address that asks for a draft in place of the published text. */
export const draftParameter = 'draft'

/** The part of an address after its first question mark. */
const queryOf = (url: string) => new URLSearchParams(url.split('#', 1)[0]?.split(/\?(.*)/s)[1] ?? '')

export const draftAskedFor = (url: string): string | null => queryOf(url).get(draftParameter)

/** The parameter of a page's address that asks for its texts to be marked for editing. */
export const editParameter = 'edit'

export const editAskedFor = (url: string): boolean => queryOf(url).has(editParameter)
