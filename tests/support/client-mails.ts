// Plain-text replies of common mail programs with their quotations, in several languages.

type ClientMail = { client: string; answer: string; quotation: string }

const answer = 'Thank you.\n\nCould we talk on Monday?\n\nAnn'
const marked = '> Hello Ann,\n>\n> We have received it.'
const bare = 'Hello Ann,\n\nWe have received it.'
const from = 'BN Technologies <enq-7k3m-92qf.00000000000000000000@in.example.com>'

const introductions: Record<string, string> = {
  'Gmail, English': `On Mon, Jan 5, 2026 at 10:00 AM ${from} wrote:\n`,
  'Gmail, English, broken': `On Mon, Jan 5, 2026 at 10:00 AM BN Technologies <\nenq-7k3m-92qf.0000@in.example.com> wrote:\n`,
  'Gmail, French': `Le lun. 5 janv. 2026 à 10:00, ${from} a écrit :\n`,
  'Gmail, French, broken': `Le lun. 5 janv. 2026 à 10:00, BN Technologies <\nenq-7k3m-92qf.0000@in.example.com> a écrit :\n`,
  'Gmail, German': `Am Mo., 5. Jan. 2026 um 10:00 Uhr schrieb ${from}:\n`,
  'Gmail, German, broken': `Am Mo., 5. Jan. 2026 um 10:00 Uhr schrieb BN Technologies <\nenq-7k3m-92qf.0000@in.example.com>:\n`,
  'Gmail, Korean': `2026년 1월 5일 (월) 오전 10:00, ${from}님이 작성:\n`,
  'Gmail, Korean, broken': `2026년 1월 5일 (월) 오전 10:00, BN Technologies <\nenq-7k3m-92qf.0000@in.example.com>님이 작성:\n`,
  'Apple Mail, English': `> On 5 Jan 2026, at 10:00, ${from} wrote:\n> `,
  'Apple Mail, French': `Le 5 janv. 2026 à 10:00, ${from} a écrit :\n`,
  'Apple Mail, German': `Am 05.01.2026 um 10:00 schrieb ${from}:\n`,
  'Apple Mail, Korean': `2026. 1. 5. 오전 10:00, ${from} 작성:\n`,
  'Thunderbird, English': 'On 05/01/2026 10:00, BN Technologies wrote:',
  'Thunderbird, French': 'Le 05/01/2026 à 10:00, BN Technologies a écrit :',
  'Thunderbird, German': 'Am 05.01.26 um 10:00 schrieb BN Technologies:',
  'Thunderbird, Korean': '2026-01-05 오전 10:00에 BN Technologies 이(가) 쓴 글:',
  'Yahoo, English': `On Monday, January 5, 2026 at 10:00:00 AM GMT+1, ${from} wrote:\n`,
  'Yahoo, German': `Am Montag, 5. Januar 2026 um 10:00:00 MEZ hat ${from} Folgendes geschrieben:\n`,
  'Yahoo, French': `Le lundi 5 janvier 2026 à 10:00:00 UTC+1, ${from} a écrit :\n`,
}

const headers: Record<string, string> = {
  'Outlook, English': `________________________________\nFrom: ${from}\nSent: Monday, January 5, 2026 10:00 AM\nTo: Ann <ann@example.com>\nSubject: Re: x\n`,
  'Outlook, English, without a line': `From: ${from}\nSent: Monday, January 5, 2026 10:00 AM\nTo: Ann <ann@example.com>\nSubject: Re: x\n`,
  'Outlook, French': `De : ${from}\nEnvoyé : lundi 5 janvier 2026 10:00\nÀ : Ann <ann@example.com>\nObjet : RE: x\n`,
  'Outlook, German': `Von: ${from}\nGesendet: Montag, 5. Januar 2026 10:00\nAn: Ann <ann@example.com>\nBetreff: AW: x\n`,
  'Outlook, Korean': `보낸 사람: ${from}\n보낸 날짜: 2026년 1월 5일 월요일 오전 10:00\n받는 사람: Ann <ann@example.com>\n제목: RE: x\n`,
  'Outlook, German, reply in plain text': `-----Ursprüngliche Nachricht-----\nVon: ${from}\nGesendet: Montag, 5. Januar 2026 10:00\n`,
  'Outlook, French, reply in plain text': `-----Message d'origine-----\nDe : ${from}\nEnvoyé : lundi 5 janvier 2026 10:00\n`,
  'Outlook, Korean, reply in plain text': `-----원본 메시지-----\n보낸 사람: ${from}\n`,
  Naver: `-----Original Message-----\nFrom: "BN Technologies"<site@example.com>\nTo: "Ann"<ann@example.com>;\nCc:\nSent: 2026-01-05 (월) 10:00:00 (GMT+09:00)\nSubject: Re: x\n`,
  Daum: `--------- 원본 메일 ---------\n보낸사람: ${from}\n받는사람: Ann <ann@example.com>\n날짜: 2026년 1월 5일 월요일\n`,
}

const withQuotations = (lines: Record<string, string>, quoted: string): ClientMail[] =>
  Object.entries(lines).map(([client, line]) => ({ client, answer, quotation: `${line}\n${quoted}` }))

export const clientMails: ClientMail[] = [...withQuotations(introductions, marked), ...withQuotations(headers, bare)]
