// The newsletter's pages and forms: subscribing, confirming, preferences and leaving.
import type { Translations } from './translations.ts'

export const newsletterPhrases = {
  Language: { fr: 'Langue', ko: '언어' },
  Name: { fr: 'Nom', ko: '이름' },
  Email: { fr: 'E-mail', ko: '이메일' },
  'What we store, and for how long, is listed in our {notice}.': {
    fr: 'Les données conservées et leur durée de conservation figurent dans notre {notice}.',
    ko: '저장하는 정보와 보관 기간은 {notice} 페이지에 나와 있습니다.',
  },
  'privacy notice': { fr: 'politique de confidentialité', ko: '개인정보 처리방침' },
  Subscribe: { fr: 'S’inscrire', ko: '구독하기' },
  'Subscribing...': { fr: 'Inscription…', ko: '구독 신청 중…' },
  'Subscribe another address': { fr: 'Inscrire une autre adresse', ko: '다른 주소로 구독하기' },
  'Thank you for subscribing!': { fr: 'Merci de votre inscription !', ko: '구독을 신청해 주셔서 감사합니다!' },
  'Please check your inbox to confirm.': {
    fr: 'Consultez votre boîte de réception pour confirmer.',
    ko: '받은 편지함에서 구독을 확인해 주세요.',
  },
  'Our newsletter has no tracking: we cannot see who opens it or follows its links.': {
    fr: 'Notre lettre d’information ne contient aucun traceur : nous ne savons ni qui l’ouvre, ni qui suit ses liens.',
    ko: '저희 뉴스레터에는 추적 기능이 없습니다. 누가 메일을 열고 어떤 링크를 누르는지 알지 못합니다.',
  },
  'Read past issues': { fr: 'Lire les numéros précédents', ko: '지난 뉴스레터 읽기' },
  'Newest issue': { fr: 'Dernier numéro', ko: '최신호' },
  Sample: { fr: 'Exemple', ko: '예시' },
  'Read this issue': { fr: 'Lire ce numéro', ko: '이 호 읽기' },
  'Already subscribed? {link}': { fr: 'Vous êtes déjà sur la liste ? {link}', ko: '이미 구독 중이신가요? {link}' },
  'Unsubscribe here': { fr: 'Désinscrivez-vous ici', ko: '구독 해지하기' },

  'Confirm your subscription': { fr: 'Confirmez votre inscription', ko: '구독을 확인해 주세요' },
  'Your subscription is confirmed': { fr: 'Votre inscription est confirmée', ko: '구독이 확인되었습니다' },
  'This link no longer works': { fr: 'Ce lien ne fonctionne plus', ko: '더 이상 사용할 수 없는 링크입니다' },
  'Press the button to receive our newsletter at the address we sent this link to.': {
    fr: 'Appuyez sur le bouton pour recevoir notre lettre d’information à l’adresse où vous avez reçu ce lien.',
    ko: '버튼을 누르시면 이 링크를 받으신 주소로 뉴스레터를 보내 드립니다.',
  },
  'Confirm subscription': { fr: 'Confirmer l’inscription', ko: '구독 확인' },
  'Confirming...': { fr: 'Confirmation…', ko: '확인 중…' },
  'Thank you. You are subscribed to our newsletter.': {
    fr: 'Merci. Vous recevrez désormais notre lettre d’information.',
    ko: '감사합니다. 이제부터 뉴스레터를 보내 드립니다.',
  },
  'Change what you receive, or unsubscribe': {
    fr: 'Modifier ce que vous recevez, ou vous désinscrire',
    ko: '수신 설정 변경 또는 구독 해지',
  },
  'It may be older than 7 days or incomplete, or the subscription has ended. Subscribe again and we will email you a new one.':
    {
      fr: 'Il date peut-être de plus de 7 jours, il est incomplet, ou l’inscription a pris fin. Inscrivez-vous à nouveau et nous vous enverrons un autre lien par e-mail.',
      ko: '받으신 지 7일이 지났거나 일부가 빠진 링크일 수 있습니다. 구독이 이미 종료되었을 수도 있습니다. 다시 구독을 신청하시면 새 링크를 이메일로 보내 드립니다.',
    },

  'Newsletter preferences': { fr: 'Préférences de la lettre d’information', ko: '뉴스레터 수신 설정' },
  'Your subscription': { fr: 'Votre inscription', ko: '구독 정보' },
  'For {address}': { fr: 'Pour {address}', ko: '구독 주소: {address}' },
  English: { fr: 'Anglais', ko: '영어' },
  French: { fr: 'Français', ko: '프랑스어' },
  Korean: { fr: 'Coréen', ko: '한국어' },
  'If an issue is not available in it, you receive the English one or none.': {
    fr: 'Un numéro qui n’est pas écrit dans cette langue arrive en anglais, ou n’est pas envoyé.',
    ko: '이 언어로 쓰지 않은 뉴스레터는 영어로 보내 드리거나 보내지 않습니다.',
  },
  Topics: { fr: 'Sujets', ko: '주제' },
  'New articles': { fr: 'Nouveaux articles', ko: '새 글' },
  Papers: { fr: 'Livres blancs', ko: '백서' },
  'Talks and webinars': { fr: 'Conférences et webinaires', ko: '강연과 웨비나' },
  'Courses and dates': { fr: 'Formations et dates', ko: '교육 과정과 일정' },
  'How often': { fr: 'Fréquence', ko: '수신 주기' },
  'Each issue': { fr: 'Chaque numéro', ko: '발행될 때마다' },
  'One mail a month': { fr: 'Un e-mail par mois', ko: '한 달에 한 번' },
  Paused: { fr: 'En pause', ko: '일시 중지' },
  'The monthly email lists that month’s issues. While paused, you stay subscribed but receive nothing.': {
    fr: '« Un e-mail par mois » réunit les numéros du mois. « En pause » conserve votre inscription, mais vous ne recevez rien tant que vous n’avez pas changé ce choix ici.',
    ko: '‘한 달에 한 번’은 그달의 뉴스레터를 메일 한 통에 모아 보내 드립니다. ‘일시 중지’는 구독을 유지하되, 여기에서 바꾸실 때까지 아무것도 보내지 않습니다.',
  },
  'Save preferences': { fr: 'Enregistrer les préférences', ko: '설정 저장' },
  'Saving...': { fr: 'Enregistrement…', ko: '저장 중…' },
  'Your preferences are saved.': { fr: 'Vos préférences sont enregistrées.', ko: '설정이 저장되었습니다.' },
  'This link does not belong to an active subscription. It may be incomplete, or the subscription may not be confirmed or may have ended. You can {link}.':
    {
      fr: 'Ce lien ne correspond à aucune inscription en cours. Il est peut-être incomplet, ou l’inscription n’est pas confirmée ou a pris fin. Vous pouvez {link}.',
      ko: '이 링크에 해당하는 구독이 없습니다. 링크 일부가 빠졌거나, 구독을 아직 확인하지 않으셨거나, 구독이 종료되었을 수 있습니다. {link}',
    },
  'subscribe again': { fr: 'vous inscrire à nouveau', ko: '다시 구독하기' },
  'No more newsletter? {link}': {
    fr: 'Vous ne souhaitez plus recevoir la lettre d’information ? {link}',
    ko: '뉴스레터를 더 이상 받고 싶지 않으신가요? {link}',
  },
  Unsubscribe: { fr: 'Se désinscrire', ko: '구독 해지' },
  'This topic is not known': { fr: 'Ce sujet n’existe pas', ko: '목록에 없는 주제입니다' },
  'Choose how often': { fr: 'Choisissez une fréquence', ko: '수신 주기를 선택해 주세요' },
  'Choose a language': { fr: 'Choisissez une langue', ko: '언어를 선택해 주세요' },
  'Tick a topic, or choose “Paused”': {
    fr: 'Cochez un sujet, ou choisissez « En pause »',
    ko: '주제를 선택하거나 ‘일시 중지’를 선택해 주세요',
  },

  'Unsubscribe from the newsletter': { fr: 'Se désinscrire de la lettre d’information', ko: '뉴스레터 구독 해지' },
  'Every newsletter has an unsubscribe link. If you do not have one to hand, we will email you one.': {
    fr: 'Chaque lettre d’information contient un lien de désinscription. Si vous n’en avez pas sous la main, nous vous l’envoyons par e-mail.',
    ko: '모든 뉴스레터에는 구독 해지 링크가 있습니다. 받으신 메일이 없으면 링크를 이메일로 보내 드립니다.',
  },
  'Ask for another link': { fr: 'Demander un autre lien', ko: '다른 링크 요청하기' },
  'Sending...': { fr: 'Envoi…', ko: '보내는 중…' },
  'Send the link': { fr: 'Envoyer le lien', ko: '링크 보내기' },
  'If this address is on our list, an email with an unsubscribe link is prepared.': {
    fr: 'Si cette adresse figure dans notre liste, un e-mail avec un lien de désabonnement est préparé.',
    ko: '이 주소가 구독 목록에 있으면 수신 거부 링크가 담긴 메일을 준비해 둡니다.',
  },
  'If this address is on our list, an email with an unsubscribe link is on its way.': {
    fr: 'Si cette adresse figure sur notre liste, un e-mail avec un lien de désinscription est en route.',
    ko: '이 주소가 구독 목록에 있으면 구독 해지 링크가 담긴 메일을 곧 보내 드립니다.',
  },

  'You are unsubscribed': { fr: 'Votre désinscription est effectuée', ko: '구독이 해지되었습니다' },
  'This link does not work': { fr: 'Ce lien ne fonctionne pas', ko: '사용할 수 없는 링크입니다' },
  'What changes': { fr: 'Ce qui change', ko: '해지하면 달라지는 점' },
  'We will send no more newsletters to {address}.': {
    fr: '{address} ne recevra plus la lettre d’information, dès cet instant.',
    ko: '{address} 주소로는 이 순간부터 뉴스레터를 보내지 않습니다.',
  },
  'Unsubscribing...': { fr: 'Désinscription…', ko: '해지 중…' },
  'This address is not on our newsletter list.': {
    fr: 'Cette adresse ne figure pas sur la liste de notre lettre d’information.',
    ko: '이 주소는 뉴스레터 구독 목록에 없습니다.',
  },
  'At most, we keep a one-way hash of it.': {
    fr: 'Nous n’en conservons tout au plus qu’une empreinte à sens unique.',
    ko: '남아 있더라도 주소의 단방향 해시값뿐입니다.',
  },
  'Unsubscribed by mistake? {link}': { fr: 'Désinscription par erreur ? {link}', ko: '실수로 해지하셨나요? {link}' },
  'Subscribe again': { fr: 'Se réinscrire', ko: '다시 구독하기' },
  'The address is incomplete. {link}.': {
    fr: 'L’adresse de cette page est incomplète. {link}.',
    ko: '이 페이지의 주소 일부가 빠졌습니다. {link}',
  },
  'Ask for a new link': { fr: 'Demandez un nouveau lien', ko: '새 링크 요청하기' },
  'Newsletters stop as soon as you unsubscribe.': {
    fr: 'Plus aucune lettre d’information, dès votre désinscription.',
    ko: '해지하시는 순간부터 뉴스레터를 보내지 않습니다.',
  },
  'Our list keeps only a one-way hash of the address, so that we do not email it again.': {
    fr: 'Notre liste ne conserve qu’une empreinte à sens unique de l’adresse, afin que rien ne lui soit plus envoyé.',
    ko: '다시 메일을 보내는 일이 없도록, 목록에는 주소의 단방향 해시값만 보관합니다.',
  },
  'We still answer your enquiries and applications.': {
    fr: 'Nous répondons toujours à vos demandes et à vos candidatures.',
    ko: '문의와 신청에는 이전과 같이 답변드립니다.',
  },
  'Rather not receive offers? {link}': {
    fr: 'Seules les offres sont de trop ? {link}',
    ko: '혜택 소식만 받고 싶지 않으신가요? {link}',
  },
  'Keep the newsletter without them': {
    fr: 'Garder la lettre d’information sans les offres',
    ko: '혜택 소식 없이 뉴스레터만 받기',
  },

  'In other languages': { fr: 'Dans d’autres langues', ko: '다른 언어' },
  Newsletter: { fr: 'Lettre d’information', ko: '뉴스레터' },
  'Newsletter issues': { fr: 'Numéros de la lettre d’information', ko: '뉴스레터 발행호' },
  'Newsletter no. {number}': { fr: 'Lettre d’information, numéro {number}', ko: '뉴스레터 제{number}호' },
  'No. {number}': { fr: 'Numéro {number}', ko: '제{number}호' },
  'No issue yet': { fr: 'Aucun numéro pour le moment', ko: '아직 발행된 뉴스레터가 없습니다' },
  'Subscribe, and we will email you the first one.': {
    fr: 'Inscrivez-vous, et le premier arrivera dans votre boîte de réception.',
    ko: '구독하시면 첫 호를 메일로 보내 드립니다.',
  },
} as const satisfies Translations
