// The page where people ask for a copy or for the erasure of their data.
import type { Translations } from './translations.ts'

export const yourDataPhrases = {
  'Request a copy of your data, or its erasure': {
    fr: 'Demander une copie ou l’effacement de vos données',
    ko: '내 개인정보의 사본 또는 삭제 요청하기',
  },
  'Your data': { fr: 'Vos données', ko: '내 개인정보' },
  'Enter your email address to download a copy of the data that we hold about you, or to ask us to erase it. The link follows by email once this site can send one.':
    {
      fr: 'Indiquez votre adresse e-mail pour télécharger une copie des données que nous détenons sur vous ou nous demander de les effacer. Le lien suivra par e-mail dès que ce site pourra en envoyer un.',
      ko: '보관 중인 개인정보의 사본을 내려받거나 삭제를 요청하시려면 이메일 주소를 입력해 주세요. 링크는 이 사이트에서 메일을 보낼 수 있게 되면 보내 드립니다.',
    },
  'Enter your email address, and we will email you a link. There you can download a copy of the data that we hold about you, or ask us to erase it.':
    {
      fr: 'Indiquez votre adresse e-mail : nous vous enverrons un lien. Vous pourrez y télécharger une copie des données que nous détenons sur vous, ou en demander l’effacement.',
      ko: '이메일 주소를 입력하시면 링크를 보내 드립니다. 그곳에서 보관 중인 개인정보의 사본을 내려받거나 삭제를 요청하실 수 있습니다.',
    },
  'The link works for': { fr: 'Le lien est valable', ko: '링크 유효 기간' },
  '14 days': { fr: '14 jours', ko: '14일' },
  'The copy is a': { fr: 'La copie est un', ko: '사본 형식' },
  'Erasure within': { fr: 'Effacement sous', ko: '삭제 기한' },
  '30 days': { fr: '30 jours', ko: '30일' },
  'The link works for 14 days. If no email arrives, please check the address for typing mistakes.': {
    fr: 'Le lien est valable 14 jours. Si aucun e-mail n’arrive, vérifiez que l’adresse est bien saisie.',
    ko: '링크는 14일 동안 유효합니다. 이메일이 오지 않으면 주소가 정확한지 확인해 주세요.',
  },
  'Ask for another link': { fr: 'Demander un autre lien', ko: '다른 링크 요청하기' },
  Email: { fr: 'E-mail', ko: '이메일' },
  'Sending...': { fr: 'Envoi…', ko: '보내는 중…' },
  'Send the link': { fr: 'Envoyer le lien', ko: '링크 보내기' },
  'If we hold anything about this address, a link to it is prepared.': {
    fr: 'Si nous détenons des données sur cette adresse, un lien est préparé.',
    ko: '이 주소에 관한 정보가 있으면 링크를 준비해 둡니다.',
  },
  'If we hold anything about this address, we have emailed you a link.': {
    fr: 'Si nous détenons des données sur cette adresse, nous vous avons envoyé un lien par e-mail.',
    ko: '이 주소와 관련하여 보관 중인 정보가 있으면 링크를 이메일로 보내 드렸습니다.',
  },
  'The link could not be prepared. Please try again later.': {
    fr: 'Le lien n’a pas pu être préparé. Réessayez plus tard.',
    ko: '링크를 준비하지 못했습니다. 나중에 다시 시도해 주세요.',
  },
  'This link no longer works': { fr: 'Ce lien ne fonctionne plus', ko: '더 이상 사용할 수 없는 링크입니다' },
  'It has expired, or part of it is missing. We can email you a new one.': {
    fr: 'Il a expiré, ou il est incomplet. Nous pouvons vous en envoyer un nouveau.',
    ko: '기한이 지났거나 주소의 일부가 빠져 있습니다. 새 링크를 이메일로 보내 드릴 수 있습니다.',
  },
  'Get a new link': { fr: 'Recevoir un nouveau lien', ko: '새 링크 받기' },
  'Your data is erased.': { fr: 'Vos données sont effacées.', ko: '개인정보가 삭제되었습니다.' },
  'Your request for erasure is closed. We have written to you about it.': {
    fr: 'Votre demande d’effacement est close. Nous vous avons écrit à ce sujet.',
    ko: '삭제 요청이 종결되었습니다. 이에 관해 이메일로 안내해 드렸습니다.',
  },
  'You have asked us to erase your data. We answer by {date}; this page tells you once it is done.': {
    fr: 'Vous nous avez demandé d’effacer vos données. Nous répondons au plus tard le {date} ; cette page vous dira quand ce sera fait.',
    ko: '개인정보 삭제를 요청하셨습니다. 답변 기한: {date}. 처리가 끝나면 이 페이지에서 확인하실 수 있습니다.',
  },
  'What the copy contains': { fr: 'Ce que contient la copie', ko: '사본에 담기는 내용' },
  'A copy is already being made. Please try again in a minute.': {
    fr: 'Une copie est déjà en cours de préparation. Veuillez réessayer dans une minute.',
    ko: '이미 사본을 만들고 있습니다. 1분 후에 다시 시도해 주세요.',
  },
  'Zip file': { fr: 'Fichier zip', ko: 'zip 파일' },
  'Enquiries, applications, emails, newsletter': {
    fr: 'Demandes, candidatures, e-mails, abonnement',
    ko: '문의, 지원서, 이메일, 뉴스레터 구독',
  },
  'A page that opens in any browser': { fr: 'Une page lisible dans tout navigateur', ko: '브라우저에서 열리는 페이지' },
  'The same data as JSON': { fr: 'Les mêmes données en JSON', ko: '같은 데이터의 JSON 파일' },
  'Your files': { fr: 'Vos fichiers', ko: '보내신 파일' },
  'CVs and attachments': { fr: 'CV et pièces jointes', ko: '이력서와 첨부 파일' },
  'Not included': { fr: 'Non compris', ko: '포함되지 않는 것' },
  'Our staff’s notes; you can ask us for those': {
    fr: 'Les notes de notre équipe, remises sur demande',
    ko: '직원의 메모(요청 시 제공)',
  },
  'A copy': { fr: 'Une copie', ko: '사본' },
  'A zip file with a page that opens in any browser, the same data in machine-readable form, and your files. It does not include our staff’s notes; you can ask us for those.':
    {
      fr: 'Un fichier zip avec une page lisible dans tout navigateur, les mêmes données pour les logiciels, et vos fichiers. Les notes de notre équipe n’y figurent pas ; nous vous les remettons sur demande.',
      ko: '브라우저에서 볼 수 있는 페이지, 프로그램용 데이터, 보내신 파일이 담긴 zip 파일입니다. 직원의 메모는 들어 있지 않으며, 요청하시면 제공해 드립니다.',
    },
  'Download a copy': { fr: 'Télécharger une copie', ko: '사본 내려받기' },
  'A correction': { fr: 'Une rectification', ko: '정정' },
  'If something is wrong or missing, tell us and we will correct it.': {
    fr: 'Si une donnée est fausse ou manquante, dites-le-nous et nous la corrigerons.',
    ko: '잘못되었거나 빠진 내용이 있으면 알려 주세요. 바로잡겠습니다.',
  },
  'Write to us': { fr: 'Nous écrire', ko: '문의하기' },
  Erasure: { fr: 'Effacement', ko: '삭제' },
  'First we show you what is erased and what stays.': {
    fr: 'Nous vous montrons d’abord ce qui est effacé et ce qui reste.',
    ko: '먼저 무엇이 삭제되고 무엇이 남는지 보여 드립니다.',
  },
  'Erase my data': { fr: 'Effacer mes données', ko: '내 개인정보 삭제' },
  'Erase my data?': { fr: 'Effacer mes données ?', ko: '내 개인정보를 삭제할까요?' },
  'What is erased': { fr: 'Ce qui est effacé', ko: '삭제되는 것' },
  'Your enquiries and applications, with everything that belongs to them': {
    fr: 'Vos demandes et vos candidatures, avec tout ce qui s’y rattache',
    ko: '문의와 지원서 및 이에 딸린 모든 내용',
  },
  'The emails between us, and your files': {
    fr: 'Les e-mails échangés et vos fichiers',
    ko: '서로 주고받은 이메일과 보내신 파일',
  },
  'Your newsletter subscription': { fr: 'Votre abonnement à la lettre d’information', ko: '뉴스레터 구독' },
  'Your place in a course and any interview we have arranged: both are cancelled': {
    fr: 'Votre place dans une formation et l’entretien prévu, tous deux annulés',
    ko: '교육 과정의 자리와 예정된 면접(모두 취소됩니다)',
  },
  'What stays, and why': { fr: 'Ce qui reste, et pourquoi', ko: '남는 것과 그 이유' },
  'A hash of your address, so that we never email it again unless you ask us to, and can prove an earlier consent.': {
    fr: 'Une empreinte de votre adresse, pour ne plus jamais y écrire sans que vous le demandiez et pour prouver un consentement passé.',
    ko: '주소의 해시값. 요청 없이 다시 이메일을 보내지 않고, 이전의 동의를 증명하기 위해서입니다.',
  },
  'A record of which of our staff did what and when, without anything you wrote, for 24 months.': {
    fr: 'Qui, chez nous, a fait quoi et quand, sans vos propos, pendant 24 mois.',
    ko: '직원이 언제 무엇을 했는지에 대한 기록. 보내신 내용 없이 24개월 동안 보관합니다.',
  },
  'Backups, until they are replaced. If we restore one, your data is erased again.': {
    fr: 'Les sauvegardes, jusqu’à leur remplacement. Si nous en restaurons une, vos données sont effacées de nouveau.',
    ko: '백업. 새 백업으로 교체될 때까지 남습니다. 백업을 복구하면 개인정보를 다시 삭제합니다.',
  },
  'Our staff carry it out within 30 days. It cannot be undone.': {
    fr: 'Notre équipe s’en charge sous 30 jours. C’est irréversible.',
    ko: '직원이 30일 안에 처리합니다. 되돌릴 수 없습니다.',
  },
  'Ask for erasure': { fr: 'Demander l’effacement', ko: '삭제 요청하기' },
  'Back to your data': { fr: 'Revenir à vos données', ko: '내 개인정보로 돌아가기' },
  'We have received your request. We will answer it within 30 days.': {
    fr: 'Nous avons bien reçu votre demande. Nous y répondrons sous 30 jours.',
    ko: '요청을 받았습니다. 30일 안에 답변드리겠습니다.',
  },
  'The request could not be sent. Please try again later.': {
    fr: 'La demande n’a pas pu être envoyée. Réessayez plus tard.',
    ko: '요청을 보내지 못했습니다. 나중에 다시 시도해 주세요.',
  },
} as const satisfies Translations
