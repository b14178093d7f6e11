type Cookie = {
  name: string
  /** Browsers refuse the __Host- prefix without https, so http uses the plain name. */
  nameOnHttp: string
  who: string
  purpose: string
  setWhen: string
  lifetime: string
  flags: readonly string[]
}

export const cookies = {
  session: {
    name: '__Host-session',
    nameOnHttp: 'session',
    who: 'Staff only',
    purpose:
      'Keeps a member of staff signed in. It holds a random identifier and nothing else; our database keeps only a hash of it.',
    setWhen: 'When a member of staff signs in. It is removed when they sign out.',
    lifetime: 'At most 14 days. The sign-in ends earlier after 12 hours without use.',
    flags: ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/'],
  },
  twoStep: {
    name: '__Host-two-step',
    nameOnHttp: 'two-step',
    who: 'Staff only',
    purpose:
      'Remembers, between the two steps of signing in, whose password was right, until the code from the phone follows. It is signed and opens nothing by itself.',
    setWhen: 'When a member of staff with two-step sign-in has given the right password. It is removed after the code.',
    lifetime: '5 minutes',
    flags: ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/'],
  },
  passkey: {
    name: '__Host-passkey',
    nameOnHttp: 'passkey',
    who: 'Staff only',
    purpose:
      'Holds the random question that a passkey answers when a member of staff signs in with it or adds it, so that an answer counts in this browser only. It is signed and opens nothing by itself.',
    setWhen:
      'When a member of staff begins to sign in with a passkey or to add one. It is removed once the passkey has answered.',
    lifetime: '5 minutes',
    flags: ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/'],
  },
  passwordLink: {
    name: '__Host-password-link',
    nameOnHttp: 'password-link',
    who: 'Staff only',
    purpose:
      'Carries the one-time code of an invitation or a password reset from the emailed link to the page that sets the password, so that the code does not stay in the address bar.',
    setWhen: 'When a member of staff opens such a link. It is removed once the password is set.',
    lifetime: '60 minutes',
    flags: ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/'],
  },
  device: {
    name: '__Host-device',
    nameOnHttp: 'device',
    who: 'Staff only',
    purpose:
      'Tells that somebody has signed in to an account with this browser before, so that strangers who guess at the password do not slow its owner down. It is signed, names accounts by keyed hashes only and opens nothing by itself.',
    setWhen:
      'When a member of staff signs in or sets a password by an emailed link. It stays when they sign out, or it would be of no use.',
    lifetime: '180 days after the last sign-in',
    flags: ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/'],
  },
  flash: {
    name: '__Host-flash',
    nameOnHttp: 'flash',
    who: 'Anyone who sends a form',
    purpose:
      'Carries one message to the next page, such as the thank-you text after an enquiry and its reference. It is not used to recognise you.',
    setWhen: 'Only after a form has been sent. It is removed as soon as the message has been shown.',
    lifetime: '60 seconds',
    flags: ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/'],
  },
  sidebar: {
    name: '__Host-sidebar',
    nameOnHttp: 'sidebar',
    who: 'Staff only',
    purpose:
      'Remembers that the menu of the staff area is folded to icons in this browser. It holds “folded” and nothing else.',
    setWhen: 'When a member of staff folds the menu. It is removed when they unfold it.',
    lifetime: '365 days',
    flags: ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/'],
  },
  lite: {
    name: '__Host-lite',
    nameOnHttp: 'lite',
    who: 'Anyone who chooses the lite or the full version',
    purpose:
      'Remembers whether you chose the lite version of the pages, which has less to download, or the full one. It holds “on” or “off” and nothing else, and is not used to recognise you.',
    setWhen: 'Only after you have followed the link to the lite or to the full version at the end of a page.',
    lifetime: '365 days',
    flags: ['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/'],
  },
} as const satisfies Record<string, Cookie>

export type CookieKey = keyof typeof cookies

type BrowserStorage = {
  name: string
  /** The name in the browser's developer tools; the star stands for the form. */
  entry: string
  where: string
  purpose: string
  lifetime: string
}

export const browserStorage = {
  unsentText: {
    name: 'Unsent form text',
    entry: 'draft:*',
    where: 'Local storage in your own browser',
    purpose:
      'Keeps what you typed into a form, so that a lost connection, a reload or a closed browser does not cost you the text. It is not sent to us until you send the form.',
    lifetime:
      'Until we have confirmed that your message is stored, or until you delete it with the button at the end of the form. After 7 days it is not shown again, and is removed when you next open a page with a form.',
  },
  unsentTextBehindLink: {
    name: 'Unsent text behind a link that we mailed you',
    entry: 'draft:*',
    where: 'Session storage in your own browser',
    purpose:
      'The same for forms that only a mailed link opens, and for those of our staff: their text does not stay on the device. It is not sent to us until you send the form.',
    lifetime: 'Until we have confirmed that your message is stored, or until you close the tab.',
  },
  scrollPositions: {
    name: 'Scroll positions',
    entry: 'positions',
    where: 'Session storage in your own browser',
    purpose: 'Lets a page you go back to open where you left it. It is not sent to us.',
    lifetime: 'Until you close the tab.',
  },
  languageHint: {
    name: 'Hint at the page’s language',
    entry: 'language-hint',
    where: 'Local storage in your own browser',
    purpose:
      'If your browser asks for French or Korean, a line offers pages in that language. Keeps that you closed it or chose a language, so that it does not come again. It is not sent to us.',
    lifetime: 'Until you delete the site’s data in your browser.',
  },
} as const satisfies Record<string, BrowserStorage>

export type StorageKey = keyof typeof browserStorage
