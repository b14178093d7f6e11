// The words of every form: its notices, its receipt, and the problems that rules find.
import type { Translations } from './translations.ts'

export const formPhrases = {
  '(optional)': { fr: '(facultatif)', ko: '(선택)' },
  'Error:': { fr: 'Erreur :', ko: '오류:' },
  'There is a problem': { fr: 'Il y a un problème', ko: '확인이 필요합니다' },
  'Please check your email address': { fr: 'Vérifiez votre adresse e-mail', ko: '이메일 주소를 확인해 주세요' },
  'Did you mean {suggestion}?': { fr: 'Vouliez-vous dire {suggestion} ?', ko: '{suggestion} 주소가 맞나요?' },
  'Nothing has been sent yet.': { fr: 'Rien n’a encore été envoyé.', ko: '아직 아무것도 전송되지 않았습니다.' },
  'Use {suggestion}': { fr: 'Utiliser {suggestion}', ko: '{suggestion} 사용' },
  'Keep {typed}': { fr: 'Garder {typed}', ko: '{typed} 그대로 사용' },
  'Leave this field empty': { fr: 'Laissez ce champ vide', ko: '이 칸은 비워 두세요' },
  'Failed to submit the form. Please try again later.': {
    fr: 'L’envoi du formulaire a échoué. Réessayez plus tard.',
    ko: '양식을 제출하지 못했습니다. 나중에 다시 시도해 주세요.',
  },
  'Network Error': { fr: 'Erreur réseau', ko: '네트워크 오류' },
  'We could not be reached, so nothing was sent. Everything you typed is still here.': {
    fr: 'Nous sommes injoignables, rien n’a donc été envoyé. Tout ce que vous avez saisi est encore là.',
    ko: '연결할 수 없어 아무것도 전송되지 않았습니다. 입력하신 내용은 그대로 남아 있습니다.',
  },
  'Copy message': { fr: 'Copier le message', ko: '메시지 복사' },
  'Copied.': { fr: 'Copié.', ko: '복사되었습니다.' },
  'The message is selected: copy it with your keyboard or your browser’s menu.': {
    fr: 'Le message est sélectionné : copiez-le avec le clavier ou le menu du navigateur.',
    ko: '메시지가 선택되었습니다. 키보드나 브라우저 메뉴로 복사해 주세요.',
  },
  'Send it by email': { fr: 'L’envoyer par e-mail', ko: '이메일로 보내기' },
  'Send it by WhatsApp': { fr: 'L’envoyer par WhatsApp', ko: 'WhatsApp으로 보내기' },
  'Message to {name}': { fr: 'Message pour {name}', ko: '{name}에 보내는 메시지' },
  'These links hold the beginning of your text, up to “[…]”: please copy the rest from the form.': {
    fr: 'Ces liens contiennent le début de votre texte, jusqu’à « […] » : copiez la suite depuis le formulaire.',
    ko: '이 링크에는 “[…]”까지 글의 앞부분만 담깁니다. 나머지는 양식에서 복사해 주세요.',
  },
  'What you typed is kept on this device until it is sent, for 7 days at most.': {
    fr: 'Ce que vous avez saisi est gardé sur cet appareil jusqu’à l’envoi, pendant 7 jours au plus.',
    ko: '입력하신 내용은 보내실 때까지 이 기기에 최대 7일간 보관됩니다.',
  },
  'What you typed here earlier has been restored from this device. It has not been sent yet.': {
    fr: 'Ce qui a été saisi ici auparavant, sur cet appareil, est de retour. Ce n’est pas encore envoyé.',
    ko: '이 기기에서 전에 입력한 내용을 다시 불러왔습니다. 아직 보내지 않았습니다.',
  },
  'Delete everything you typed in this form?': {
    fr: 'Supprimer tout ce qui est saisi dans ce formulaire ?',
    ko: '이 양식에 입력한 내용을 모두 삭제하시겠습니까?',
  },
  'Delete it': { fr: 'Le supprimer', ko: '삭제' },
  'This site cannot send emails at the moment. What you send is kept. If no email has come in a few days, please ask again.':
    {
      fr: 'Ce site ne peut pas envoyer d’e-mails pour l’instant. Ce que vous envoyez est conservé. Si aucun e-mail n’arrive dans les prochains jours, veuillez redemander.',
      ko: '지금은 이 사이트에서 이메일을 보낼 수 없습니다. 보내신 내용은 보관됩니다. 며칠 안에 메일이 오지 않으면 다시 요청해 주세요.',
    },
  'This site cannot send emails at the moment. Your request is kept. If no email has come in a few days, please ask again.':
    {
      fr: 'Ce site ne peut pas envoyer d’e-mails pour l’instant. Votre demande est conservée. Si aucun e-mail n’arrive dans les prochains jours, veuillez redemander.',
      ko: '지금은 이 사이트에서 이메일을 보낼 수 없습니다. 요청은 보관됩니다. 며칠 안에 메일이 오지 않으면 다시 요청해 주세요.',
    },
  'This site cannot send emails at the moment, so nothing comes to your inbox. Your message is stored, and this reference is enough: please keep it.':
    {
      fr: 'Ce site ne peut pas envoyer d’e-mails pour l’instant ; vous ne recevrez donc rien. Votre message est enregistré et cette référence suffit : conservez-la.',
      ko: '지금은 이 사이트에서 이메일을 보낼 수 없어 메일이 가지 않습니다. 메시지는 저장되었고 이 접수 번호면 충분합니다. 꼭 보관해 주세요.',
    },
  'Your reference: {reference}': { fr: 'Votre référence : {reference}', ko: '접수 번호: {reference}' },
  '(your time: {time})': { fr: '(à votre heure : {time})', ko: '(내 시간대: {time})' },
  '{time} (your time)': { fr: '{time} (à votre heure)', ko: '{time}(내 시간대)' },
  'Check the status, add to it or withdraw it': {
    fr: 'Suivre votre demande, la compléter ou la retirer',
    ko: '진행 상황 확인, 내용 추가 또는 철회',
  },
  '{label} must be {max} characters or fewer': {
    fr: '{label} : {max} caractères au maximum',
    ko: '{label}: {max}자 이하로 입력해 주세요',
  },
  'Name is required': { fr: 'Indiquez votre nom', ko: '이름을 입력해 주세요' },
  'Email is required': { fr: 'Indiquez votre adresse e-mail', ko: '이메일을 입력해 주세요' },
  'Email addresses can have only letters from a to z, digits and signs before the @': {
    fr: 'Avant le @, une adresse e-mail ne peut contenir que des lettres de a à z sans accent, des chiffres et des signes',
    ko: '이메일 주소의 @ 앞에는 영문자와 숫자, 기호만 쓸 수 있습니다',
  },
  'Email is invalid': { fr: 'L’adresse e-mail n’est pas valide', ko: '이메일 주소가 올바르지 않습니다' },
  'Message is required': { fr: 'Écrivez votre message', ko: '메시지를 입력해 주세요' },
  'Choose the file again': { fr: 'Choisissez le fichier à nouveau', ko: '파일을 다시 선택해 주세요' },
  'This page had been open for a long time, so the form was not sent. Everything you typed is still here: please send it again.':
    {
      fr: 'Cette page était ouverte depuis longtemps ; le formulaire n’a pas été envoyé. Tout ce que vous avez saisi est encore là : envoyez-le à nouveau.',
      ko: '페이지를 오래 열어 두어 양식이 전송되지 않았습니다. 입력하신 내용은 그대로 있으니 다시 보내 주세요.',
    },
  'Too many files are being sent to us at the moment, so yours was not taken. Everything you typed is still here: please choose the file again and send it in a minute.':
    {
      fr: 'Nous recevons trop de fichiers en ce moment ; le vôtre n’a pas été accepté. Tout ce que vous avez saisi est encore là : choisissez le fichier à nouveau et envoyez-le dans une minute.',
      ko: '현재 전송 중인 파일이 너무 많아 파일을 받지 못했습니다. 입력하신 내용은 그대로 있으니 파일을 다시 선택해 1분 뒤에 보내 주세요.',
    },
  'Too much is being sent to us at the moment, so this was not taken. Everything you typed is still here: please send it again in a minute.':
    {
      fr: 'Nous recevons trop d’envois en ce moment ; le vôtre n’a pas été accepté. Tout ce que vous avez saisi est encore là : envoyez-le à nouveau dans une minute.',
      ko: '현재 전송이 너무 많아 받지 못했습니다. 입력하신 내용은 그대로 있으니 1분 뒤에 다시 보내 주세요.',
    },
  'Too Many Requests. Please try again in {wait}.': {
    fr: 'Trop de tentatives. Réessayez dans {wait}.',
    ko: '요청이 너무 많습니다. {wait} 뒤에 다시 시도해 주세요.',
  },
  'Too Many Requests. You have tried several times in a short while. Please wait {wait} and send it again; everything you typed is still here.':
    {
      fr: 'Trop de demandes. Vous avez essayé plusieurs fois en peu de temps. Patientez {wait}, puis envoyez à nouveau ; tout ce que vous avez saisi est encore là.',
      ko: '요청이 너무 많습니다. 짧은 시간에 여러 번 시도하셨습니다. {wait} 기다린 뒤 다시 보내 주세요. 입력하신 내용은 그대로 있습니다.',
    },
  'This site is being moved, so nothing can be stored at the moment. Everything you typed is still here: please send it again in {wait}.':
    {
      fr: 'Ce site est en cours de déménagement ; rien ne peut être enregistré pour le moment. Tout ce que vous avez saisi est encore là : envoyez-le à nouveau dans {wait}.',
      ko: '사이트를 이전하고 있어 지금은 아무것도 저장할 수 없습니다. 입력하신 내용은 그대로 있으니 {wait} 뒤에 다시 보내 주세요.',
    },
  '1 minute': { fr: '1 minute', ko: '1분' },
  '{count} minutes': { fr: '{count} minutes', ko: '{count}분' },
  'Message sent': { fr: 'Message envoyé', ko: '메시지를 보냈습니다' },
} as const satisfies Translations
