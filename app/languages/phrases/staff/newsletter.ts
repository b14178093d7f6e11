// Subscribers and newsletter issues.
import type { Translations } from '../translations.ts'

export const staffNewsletter = {
  // Subscribers
  Subscriber: { fr: 'Abonné', ko: '구독자' },
  Subscribers: { fr: 'Abonnés', ko: '구독자' },
  'Subscribers pages': { fr: 'Pages des abonnés', ko: '구독자 페이지' },
  'Subscribers, latest sign-up first': {
    fr: 'Abonnés, de la dernière inscription à la première',
    ko: '구독자, 최근 신청순',
  },
  'Subscribers by state': { fr: 'Abonnés par état', ko: '상태별 구독자' },
  'Search in name and email': { fr: 'Rechercher dans le nom et l’e-mail', ko: '이름과 이메일에서 검색' },
  'Search subscribers': { fr: 'Rechercher un abonné', ko: '구독자 검색' },
  'Show all subscribers': { fr: 'Afficher tous les abonnés', ko: '구독자 모두 보기' },
  'No older subscribers': { fr: 'Aucun abonné plus ancien', ko: '이전 구독자 없음' },
  'No subscribers found': { fr: 'Aucun abonné trouvé', ko: '찾은 구독자 없음' },
  'No subscribers yet': { fr: 'Aucun abonné pour le moment', ko: '아직 구독자가 없습니다' },
  'No subscribers are active': { fr: 'Aucun abonné actif', ko: '활성 상태인 구독자가 없습니다' },
  'No subscribers are pending': { fr: 'Aucun abonné en attente', ko: '대기 중인 구독자가 없습니다' },
  'No subscribers are unsubscribed': { fr: 'Aucun abonné désinscrit', ko: '구독을 해지한 구독자가 없습니다' },
  'No subscribers are bounced': { fr: 'Aucune adresse rejetée', ko: '메일이 반송된 구독자가 없습니다' },
  'No subscribers are reported as spam': {
    fr: 'Aucun abonné ne nous a signalés comme spam',
    ko: '스팸으로 신고한 구독자가 없습니다',
  },
  'Newsletter sign-ups appear here.': {
    fr: 'Les inscriptions à la lettre d’information apparaissent ici.',
    ko: '뉴스레터 구독 신청이 여기에 표시됩니다.',
  },
  'Open the newsletter page': { fr: 'Ouvrir la page de la lettre d’information', ko: '뉴스레터 페이지 열기' },
  'We delete the names and addresses of people who unsubscribe.': {
    fr: 'Nous supprimons le nom et l’adresse des personnes qui se désinscrivent.',
    ko: '구독을 해지한 사람의 이름과 주소는 삭제됩니다.',
  },
  'Nothing in quarantine': { fr: 'Rien en quarantaine', ko: '격리된 항목 없음' },
  'Sign-ups that look automated wait here for 30 days. We don’t email them.': {
    fr: 'Les inscriptions qui semblent automatiques restent ici 30 jours. Nous ne leur écrivons pas.',
    ko: '자동으로 보이는 구독 신청은 이곳에 30일 동안 보관됩니다. 메일은 보내지 않습니다.',
  },
  Pending: { fr: 'En attente', ko: '대기' },
  Quarantined: { fr: 'En quarantaine', ko: '격리됨' },
  'Name and email': { fr: 'Nom et e-mail', ko: '이름과 이메일' },
  'Signed up': { fr: 'Inscription', ko: '신청일' },
  'Confirmed|subscription': { fr: 'Confirmé', ko: '확인됨' },
  Marketing: { fr: 'Marketing', ko: '마케팅' },
  Agreed: { fr: 'Accepté', ko: '동의함' },
  'Reason for quarantine': { fr: 'Motif de la quarantaine', ko: '격리 사유' },
  Release: { fr: 'Débloquer', ko: '해제' },
  'from {page}': { fr: 'depuis {page}', ko: '신청 페이지: {page}' },
  'Name deleted': { fr: 'Nom supprimé', ko: '삭제된 이름' },
  'Only a hash is kept': { fr: 'Seule une empreinte est conservée', ko: '해시값만 보관됨' },
  'Not spam': { fr: 'Pas un spam', ko: '스팸 아님' },

  // One subscriber
  Name: { fr: 'Nom', ko: '이름' },
  Email: { fr: 'E-mail', ko: '이메일' },
  Language: { fr: 'Langue', ko: '언어' },
  English: { fr: 'Anglais', ko: '영어' },
  French: { fr: 'Français', ko: '프랑스어' },
  Korean: { fr: 'Coréen', ko: '한국어' },
  Topics: { fr: 'Sujets', ko: '주제' },
  'New articles': { fr: 'Nouveaux articles', ko: '새 글' },
  Papers: { fr: 'Livres blancs', ko: '백서' },
  'Talks and webinars': { fr: 'Conférences et webinaires', ko: '강연과 웨비나' },
  'Courses and dates': { fr: 'Formations et dates', ko: '교육 과정과 일정' },
  'All topics': { fr: 'Tous les sujets', ko: '모든 주제' },
  Frequency: { fr: 'Fréquence', ko: '수신 주기' },
  'Each issue': { fr: 'Chaque numéro', ko: '발행될 때마다' },
  'One mail a month': { fr: 'Un e-mail par mois', ko: '한 달에 한 번' },
  Paused: { fr: 'En pause', ko: '일시 중지' },
  'Signed up from': { fr: 'Page d’inscription', ko: '신청 페이지' },
  Ended: { fr: 'Terminé', ko: '종료됨' },
  'Quarantined: {reasons} No email was sent.': {
    fr: 'En quarantaine : {reasons} Aucun e-mail n’a été envoyé.',
    ko: '격리됨: {reasons} 이메일은 보내지 않았습니다.',
  },
  'The name and address have been deleted. We keep a one-way hash of the address, so we recognise it if it is entered again.':
    {
      fr: 'Le nom et l’adresse ont été supprimés. Nous conservons une empreinte à sens unique de l’adresse, pour la reconnaître si elle est saisie à nouveau.',
      ko: '이름과 주소가 삭제되었습니다. 같은 주소가 다시 입력되면 알아볼 수 있도록 주소의 단방향 해시값만 보관합니다.',
    },
  'An email from us was reported as spam, so we will never email this address again.': {
    fr: 'L’un de nos e-mails a été signalé comme spam ; nous n’écrirons plus jamais à cette adresse.',
    ko: '저희 메일이 스팸으로 신고되어 이 주소로는 더 이상 메일을 보내지 않습니다.',
  },
  'Times are in {zone}.': { fr: 'Fuseau horaire : {zone}.', ko: '시간대: {zone}' },
  Consent: { fr: 'Consentement', ko: '동의' },
  'Not opted in': { fr: 'Aucun accord', ko: '동의하지 않음' },
  'Version {version}, {time}': { fr: 'Version {version} du {time}', ko: '버전 {version}, {time}' },
  'Reload this subscriber': { fr: 'Recharger cet abonné', ko: '이 구독자 새로 고침' },
  'The sign-up is released.': { fr: 'L’inscription est débloquée.', ko: '구독 신청의 격리를 해제했습니다.' },
  'This sign-up isn’t in quarantine.': {
    fr: 'Cette inscription n’est pas en quarantaine.',
    ko: '이 구독 신청은 격리되어 있지 않습니다.',
  },
  'Unsubscribe|person': { fr: 'Désinscrire', ko: '구독 해지' },
  'Unsubscribe this person?': { fr: 'Désinscrire cette personne ?', ko: '이 사람의 구독을 해지할까요?' },
  'Only do this if the person has asked. We delete their name and address and keep just a one-way hash of the address. One last email confirms it. You can’t undo this; only they can subscribe again.':
    {
      fr: 'Ne le faites que si la personne l’a demandé. Nous supprimons son nom et son adresse et ne gardons qu’une empreinte à sens unique de l’adresse. Un dernier e-mail le confirme. C’est irréversible ; elle seule peut s’inscrire à nouveau.',
      ko: '본인이 요청한 경우에만 해지해 주세요. 이름과 주소는 삭제되고 주소의 단방향 해시값만 남습니다. 마지막 확인 메일이 한 통 발송됩니다. 되돌릴 수 없으며, 다시 구독하는 것은 본인만 할 수 있습니다.',
    },
  'Only do this if the person has asked. We delete their name and address and keep just a one-way hash of the address. We won’t email them. You can’t undo this; only they can subscribe again.':
    {
      fr: 'Ne le faites que si la personne l’a demandé. Nous supprimons son nom et son adresse et ne gardons qu’une empreinte à sens unique de l’adresse. Nous ne lui écrirons pas. C’est irréversible ; elle seule peut s’inscrire à nouveau.',
      ko: '본인이 요청한 경우에만 해지해 주세요. 이름과 주소는 삭제되고 주소의 단방향 해시값만 남습니다. 메일은 보내지 않습니다. 되돌릴 수 없으며, 다시 구독하는 것은 본인만 할 수 있습니다.',
    },
  'This subscriber can’t be unsubscribed.': {
    fr: 'Cet abonné ne peut pas être désinscrit.',
    ko: '이 구독자의 구독은 해지할 수 없습니다.',
  },
  'Unsubscribed. The name and address have been deleted.': {
    fr: 'Désinscription effectuée. Le nom et l’adresse ont été supprimés.',
    ko: '구독을 해지했습니다. 이름과 주소가 삭제되었습니다.',
  },

  // Issues
  Issue: { fr: 'Numéro', ko: '발행호' },
  Issues: { fr: 'Numéros', ko: '발행호' },
  'Newsletter issue': { fr: 'Numéro de la lettre d’information', ko: '뉴스레터 발행호' },
  'Newsletter issues': { fr: 'Numéros de la lettre d’information', ko: '뉴스레터 발행호' },
  'Issues pages': { fr: 'Pages des numéros', ko: '발행호 페이지' },
  'Issues, newest first': { fr: 'Numéros, du plus récent au plus ancien', ko: '발행호, 최신순' },
  'Issues by status': { fr: 'Numéros par statut', ko: '상태별 발행호' },
  'Show all issues': { fr: 'Afficher tous les numéros', ko: '발행호 모두 보기' },
  'No older issues': { fr: 'Aucun numéro plus ancien', ko: '이전 발행호 없음' },
  'No issues yet': { fr: 'Aucun numéro pour le moment', ko: '아직 발행호가 없습니다' },
  'An issue is one email to everyone subscribed to its topic.': {
    fr: 'Un numéro est un e-mail adressé à tous les abonnés de son sujet.',
    ko: '발행호는 해당 주제의 구독자 모두에게 보내는 메일 한 통입니다.',
  },
  'No issues are draft': { fr: 'Aucun brouillon', ko: '초안 상태인 발행호가 없습니다' },
  'No issues are scheduled': { fr: 'Aucun numéro programmé', ko: '예약된 발행호가 없습니다' },
  'No issues are preparing': { fr: 'Aucun numéro en préparation', ko: '준비 중인 발행호가 없습니다' },
  'No issues are sending': { fr: 'Aucun numéro en cours d’envoi', ko: '발송 중인 발행호가 없습니다' },
  'No issues are paused': { fr: 'Aucun numéro en pause', ko: '일시 중지된 발행호가 없습니다' },
  'No issues are sent': { fr: 'Aucun numéro envoyé', ko: '발송한 발행호가 없습니다' },
  'No issues are cancelled': { fr: 'Aucun numéro annulé', ko: '취소된 발행호가 없습니다' },
  Draft: { fr: 'Brouillon', ko: '초안' },
  Scheduled: { fr: 'Programmé', ko: '예약됨' },
  Preparing: { fr: 'En préparation', ko: '준비 중' },
  'Cancelled|issue': { fr: 'Annulé', ko: '취소됨' },
  Number: { fr: 'Numéro d’ordre', ko: '호수' },
  'Number {number}': { fr: 'Numéro {number}', ko: '{number}호' },
  Topic: { fr: 'Sujet', ko: '주제' },
  'Sent or due': { fr: 'Envoi effectué ou prévu', ko: '발송 또는 예정' },
  Recipients: { fr: 'Destinataires', ko: '수신자' },
  'New issue': { fr: 'Nouveau numéro', ko: '새 발행호' },
  'Sent to subscribers who chose this topic.': {
    fr: 'Envoyé aux abonnés qui ont choisi ce sujet.',
    ko: '이 주제를 선택한 구독자에게 보냅니다.',
  },
  'Choose a topic': { fr: 'Choisissez un sujet', ko: '주제를 선택해 주세요' },
  'We couldn’t save the issue. Everything you typed is still here: please try again.': {
    fr: 'Le numéro n’a pas pu être enregistré. Tout ce que vous avez saisi est encore là : réessayez.',
    ko: '발행호를 저장하지 못했습니다. 입력하신 내용은 그대로 있으니 다시 시도해 주세요.',
  },
  'This issue is being sent or has been sent, so it can no longer be changed.': {
    fr: 'Ce numéro est en cours d’envoi ou a été envoyé ; il ne peut plus être modifié.',
    ko: '이 발행호는 발송 중이거나 이미 발송되어 더 이상 수정할 수 없습니다.',
  },

  // One issue
  'Settings saved.': { fr: 'Réglages enregistrés.', ko: '설정이 저장되었습니다.' },
  Audience: { fr: 'Public', ko: '수신 대상' },
  Advertising: { fr: 'Publicité', ko: '광고' },
  'Yes, labelled (광고)': { fr: 'Oui, avec la mention (광고)', ko: '예, (광고) 표시' },
  No: { fr: 'Non', ko: '아니요' },
  'Without a translation': { fr: 'Sans traduction', ko: '번역이 없을 때' },
  'Send English': { fr: 'Envoyer l’anglais', ko: '영어로 보내기' },
  'Leave out': { fr: 'Exclure', ko: '제외' },
  'Leave them out': { fr: 'Les exclure', ko: '제외하기' },
  'Scheduled for': { fr: 'Programmé pour', ko: '예약 시각' },
  'Send time': { fr: 'Heure d’envoi', ko: '발송 시각' },
  Started: { fr: 'Début', ko: '시작' },
  'Created by': { fr: 'Créé par', ko: '만든 사람' },
  'Sent to subscribers who chose this frequency.': {
    fr: 'Envoyé aux abonnés qui ont choisi cette fréquence.',
    ko: '이 수신 주기를 선택한 구독자에게 보냅니다.',
  },
  'If there is no text in their language': {
    fr: 'S’il n’y a pas de texte dans leur langue',
    ko: '해당 언어의 텍스트가 없으면',
  },
  'This issue is advertising: it only goes to subscribers who opted in to marketing, and is labelled (광고)': {
    fr: 'Ce numéro est une publicité : il ne part qu’aux abonnés qui ont accepté le marketing et porte la mention (광고)',
    ko: '이 발행호는 광고입니다. 마케팅 수신에 동의한 구독자에게만 보내며 (광고)로 표시합니다',
  },
  Texts: { fr: 'Textes', ko: '텍스트' },
  Subject: { fr: 'Objet', ko: '제목' },
  'Write it': { fr: 'L’écrire', ko: '작성하기' },
  'Sent to no one, {at}': { fr: 'Envoyé à personne, {at}', ko: '받은 사람 없이 발송됨, {at}' },
  'Not written yet': { fr: 'Pas encore écrit', ko: '아직 작성되지 않음' },
  Revisions: { fr: 'Versions', ko: '수정 기록' },
  'Nothing is being sent for now.': { fr: 'Rien n’est envoyé pour l’instant.', ko: '지금은 발송이 멈춰 있습니다.' },
  'This issue is scheduled, and will be sent at its time although something must be fixed: see the checks below.': {
    fr: 'Ce numéro est programmé et sera envoyé à l’heure prévue bien qu’il reste des points à corriger : voyez les vérifications ci-dessous.',
    ko: '이 발행호는 예약되어 있어, 고쳐야 할 점이 있어도 예약 시각에 발송됩니다. 아래 점검 결과를 확인해 주세요.',
  },

  // Sending
  Schedule: { fr: 'Programmer', ko: '예약' },
  Reschedule: { fr: 'Reprogrammer', ko: '예약 변경' },
  Unschedule: { fr: 'Annuler la programmation', ko: '예약 취소' },
  Pause: { fr: 'Mettre en pause', ko: '일시 중지하기' },
  Resume: { fr: 'Reprendre', ko: '다시 시작' },
  'Stop sending': { fr: 'Arrêter l’envoi', ko: '발송 중단' },
  'Send to missed readers': { fr: 'Envoyer aux lecteurs manqués', ko: '못 받은 독자에게 보내기' },
  'Delete draft': { fr: 'Supprimer le brouillon', ko: '초안 삭제' },
  'Send…': { fr: 'Envoyer…', ko: '보내기…' },
  'Send me a test email': { fr: 'M’envoyer un e-mail d’essai', ko: '나에게 시험 메일 보내기' },
  'The test is on its way to {address}.': {
    fr: 'L’e-mail d’essai est en route vers {address}.',
    ko: '시험 메일을 곧 보냅니다. 받는 주소: {address}',
  },
  'Unschedule this issue?': { fr: 'Annuler la programmation de ce numéro ?', ko: '이 발행호의 예약을 취소할까요?' },
  'It becomes a draft again and won’t be sent until you reschedule it.': {
    fr: 'Il redevient un brouillon et ne sera pas envoyé tant que vous ne l’aurez pas reprogrammé.',
    ko: '다시 초안이 되며, 새로 예약할 때까지 발송되지 않습니다.',
  },
  'The issue is a draft again.': { fr: 'Le numéro est de nouveau un brouillon.', ko: '다시 초안이 되었습니다.' },
  'Pause this issue?': { fr: 'Mettre ce numéro en pause ?', ko: '이 발행호의 발송을 일시 중지할까요?' },
  'No more emails go out. Those already handed to the email service will still arrive.': {
    fr: 'Plus aucun e-mail ne part. Ceux déjà remis au service d’e-mail arriveront quand même.',
    ko: '메일이 더 이상 나가지 않습니다. 이미 메일 서비스에 넘긴 메일은 그대로 도착합니다.',
  },
  'The issue is paused.': { fr: 'Le numéro est en pause.', ko: '발송을 일시 중지했습니다.' },
  'Resume this issue?': { fr: 'Reprendre l’envoi de ce numéro ?', ko: '이 발행호의 발송을 다시 시작할까요?' },
  'Sending continues with the remaining emails.': {
    fr: 'L’envoi se poursuit avec les e-mails restants.',
    ko: '남은 메일부터 이어서 발송합니다.',
  },
  'Sending has resumed.': { fr: 'L’envoi a repris.', ko: '발송을 다시 시작했습니다.' },
  'Stop sending this issue?': { fr: 'Arrêter l’envoi de ce numéro ?', ko: '이 발행호의 발송을 중단할까요?' },
  'The remaining emails will never be sent. Those already handed to the email service will still arrive.': {
    fr: 'Les e-mails restants ne seront jamais envoyés. Ceux déjà remis au service d’e-mail arriveront quand même.',
    ko: '남은 메일은 발송되지 않습니다. 이미 메일 서비스에 넘긴 메일은 그대로 도착합니다.',
  },
  'Sending has stopped for good.': { fr: 'L’envoi est définitivement arrêté.', ko: '발송을 완전히 중단했습니다.' },
  'Send this issue to the readers who were missed?': {
    fr: 'Envoyer ce numéro aux lecteurs manqués ?',
    ko: '이 발행호를 받지 못한 독자에게 보낼까요?',
  },
  Send: { fr: 'Envoyer', ko: '보내기' },
  'It goes to readers whose email was refused or dropped, or whose result is unknown. Readers with an unknown result may get it twice.':
    {
      fr: 'Il part aux lecteurs dont l’e-mail a été refusé ou abandonné, ou dont le résultat est inconnu. Ces derniers peuvent le recevoir deux fois.',
      ko: '메일이 거부되었거나 빠졌거나 결과를 알 수 없는 독자에게 보냅니다. 결과를 알 수 없는 독자는 두 번 받을 수도 있습니다.',
    },
  'The missed emails are queued.': {
    fr: 'Les e-mails manqués sont en file d’attente.',
    ko: '누락된 메일을 발송 대기열에 넣었습니다.',
  },
  'Delete this draft?': { fr: 'Supprimer ce brouillon ?', ko: '이 초안을 삭제할까요?' },
  'Its texts and their revisions will be deleted. You can’t undo this.': {
    fr: 'Ses textes et leurs versions seront supprimés. C’est irréversible.',
    ko: '텍스트와 수정 기록이 삭제됩니다. 되돌릴 수 없습니다.',
  },
  'Draft deleted.': { fr: 'Brouillon supprimé.', ko: '초안이 삭제되었습니다.' },
  'Back to this issue': { fr: 'Revenir à ce numéro', ko: '이 호로 돌아가기' },
  'The issue’s status has changed, so this is no longer possible.': {
    fr: 'Le statut du numéro a changé ; ce n’est plus possible.',
    ko: '발행호의 상태가 바뀌어 더 이상 할 수 없습니다.',
  },
  'No one was missed: every email was accepted, or its reader has left.': {
    fr: 'Personne n’a été manqué : chaque e-mail a été accepté, ou son lecteur est parti.',
    ko: '빠진 독자가 없습니다. 모든 메일이 접수되었거나 해당 독자가 구독을 해지했습니다.',
  },
  'This issue has been scheduled and has a number, so it can’t be deleted.': {
    fr: 'Ce numéro a été programmé et porte un numéro d’ordre ; il ne peut pas être supprimé.',
    ko: '이 발행호는 예약되어 호수가 정해졌으므로 삭제할 수 없습니다.',
  },
  'The issue’s status doesn’t allow this.': {
    fr: 'Le statut du numéro ne le permet pas.',
    ko: '발행호의 현재 상태에서는 할 수 없습니다.',
  },
  'Send an issue': { fr: 'Envoyer un numéro', ko: '발행호 보내기' },
  'Send this issue': { fr: 'Envoyer ce numéro', ko: '이 발행호 보내기' },
  'Reschedule this issue': { fr: 'Reprogrammer ce numéro', ko: '이 발행호의 예약 변경' },
  When: { fr: 'Moment', ko: '시점' },
  Now: { fr: 'Maintenant', ko: '지금' },
  'At a set time': { fr: 'À une heure fixée', ko: '정한 시각' },
  Date: { fr: 'Date', ko: '날짜' },
  'Time zone': { fr: 'Fuseau horaire', ko: '시간대' },
  'You can change anything until sending starts. After that, the text is locked.': {
    fr: 'Vous pouvez tout modifier jusqu’au début de l’envoi. Le texte est ensuite verrouillé.',
    ko: '발송이 시작되기 전까지는 모두 바꿀 수 있습니다. 그 뒤에는 텍스트가 잠깁니다.',
  },
  'Send now to 1 reader': { fr: 'Envoyer maintenant à 1 lecteur', ko: '지금 독자 1명에게 보내기' },
  'Send now to {count} readers': {
    fr: 'Envoyer maintenant à {count} lecteurs',
    ko: '지금 독자 {count}명에게 보내기',
  },
  'Goes to 1 reader if it is sent now: {languages}.': {
    fr: 'Part à 1 lecteur s’il est envoyé maintenant : {languages}.',
    ko: '지금 보내면 독자 1명이 받습니다: {languages}.',
  },
  'Goes to {count} readers if it is sent now: {languages}.': {
    fr: 'Part à {count} lecteurs s’il est envoyé maintenant : {languages}.',
    ko: '지금 보내면 독자 {count}명이 받습니다: {languages}.',
  },
  'Goes to 1 reader: {languages}. When: {at}.': {
    fr: 'Part à 1 lecteur : {languages}. Moment : {at}.',
    ko: '독자 1명이 받습니다: {languages}. 시점: {at}.',
  },
  'Goes to {count} readers: {languages}. When: {at}.': {
    fr: 'Part à {count} lecteurs : {languages}. Moment : {at}.',
    ko: '독자 {count}명이 받습니다: {languages}. 시점: {at}.',
  },
  '{count} in English': { fr: '{count} en anglais', ko: '영어 {count}명' },
  '{count} in French': { fr: '{count} en français', ko: '프랑스어 {count}명' },
  '{count} in Korean': { fr: '{count} en coréen', ko: '한국어 {count}명' },
  'Waits for its time: {time}.': { fr: 'Attend son heure : {time}.', ko: '예약 시각을 기다립니다: {time}.' },
  'Waits for another issue, which is still being sent: {title}': {
    fr: 'Attend un autre numéro, en cours d’envoi : {title}',
    ko: '발송 중인 다른 발행호를 기다립니다: {title}',
  },
  'Sending starts within seconds.': {
    fr: 'L’envoi commence dans quelques secondes.',
    ko: '몇 초 안에 발송을 시작합니다.',
  },
  'Waits for the email service, and tries again: {time}. It answered: {error}': {
    fr: 'Attend le service d’e-mail et réessaie : {time}. Sa réponse : {error}',
    ko: '메일 서비스를 기다립니다. 다시 시도: {time}. 서비스의 응답: {error}',
  },
  'Sent at the pace that the email service allows. Emails left: {count}.': {
    fr: 'Envoyé au rythme permis par le service d’e-mail. E-mails restants : {count}.',
    ko: '메일 서비스가 허용하는 속도로 보냅니다. 남은 메일: {count}통.',
  },
  'No one would get this issue now. You can schedule it for later: by then there may be readers.': {
    fr: 'Personne ne recevrait ce numéro maintenant. Vous pouvez le programmer pour plus tard : il y aura peut-être des lecteurs d’ici là.',
    ko: '지금은 이 발행호를 받을 사람이 없습니다. 나중으로 예약할 수 있습니다. 그때는 독자가 있을 수 있습니다.',
  },
  'Left out': { fr: 'Exclus', ko: '제외됨' },
  'They have paused the newsletter': { fr: 'Ils ont mis la lettre en pause', ko: '뉴스레터를 일시 중지함' },
  'They chose a different frequency': { fr: 'Ils ont choisi une autre fréquence', ko: '다른 수신 주기를 선택함' },
  'They didn’t choose this topic': { fr: 'Ils n’ont pas choisi ce sujet', ko: '이 주제를 선택하지 않음' },
  'They haven’t opted in to marketing': { fr: 'Ils n’ont pas accepté le marketing', ko: '마케팅 수신에 동의하지 않음' },
  'Counted again when sending starts. Undeliverable addresses are left out.': {
    fr: 'Recompté au début de l’envoi. Sans les adresses injoignables.',
    ko: '발송을 시작할 때 다시 셉니다. 메일이 닿지 않는 주소는 제외합니다.',
  },
  'Choose when to send it': { fr: 'Choisissez quand l’envoyer', ko: '보낼 시점을 선택해 주세요' },
  'Date is required': { fr: 'Indiquez une date', ko: '날짜를 입력해 주세요' },
  'Time is required': { fr: 'Indiquez une heure', ko: '시각을 입력해 주세요' },
  'Date must be a day, written like 2026-03-31': {
    fr: 'La date doit être un jour, écrit comme 2026-03-31',
    ko: '날짜를 2026-03-31과 같은 형식으로 입력해 주세요',
  },
  'Time must be a time of day, written like 09:30': {
    fr: 'L’heure doit être écrite comme 09:30',
    ko: '시각을 09:30과 같은 형식으로 입력해 주세요',
  },
  'Choose a time zone': { fr: 'Choisissez un fuseau horaire', ko: '시간대를 선택해 주세요' },
  'This time has passed. Choose a later one': {
    fr: 'Ce moment est passé. Choisissez-en un plus tard',
    ko: '지난 시각입니다. 더 늦은 시각을 선택해 주세요',
  },
  'Choose “At a set time”, or clear the date to send it now': {
    fr: 'Choisissez « À une heure fixée », ou effacez la date pour l’envoyer maintenant',
    ko: '‘정한 시각’을 선택하거나, 지금 보내려면 날짜를 지워 주세요',
  },
  'The issue is on its way.': { fr: 'Le numéro est en route.', ko: '발송을 시작합니다.' },
  'Issue scheduled.': { fr: 'Numéro programmé.', ko: '발송을 예약했습니다.' },
  'So far, no one would get it.': {
    fr: 'Pour l’instant, personne ne le recevrait.',
    ko: '아직은 받을 사람이 없습니다.',
  },
  'Email isn’t set up yet. The issue will be sent once it is.': {
    fr: 'L’envoi d’e-mails n’est pas encore configuré. Le numéro partira dès qu’il le sera.',
    ko: '메일이 아직 설정되지 않았습니다. 발행호는 설정되면 보냅니다.',
  },
  'Email isn’t set up yet, so the test to {address} is held.': {
    fr: 'L’envoi d’e-mails n’est pas encore configuré : l’essai pour {address} est retenu.',
    ko: '메일이 아직 설정되지 않아 {address} 주소로 보낼 시험 메일을 보류합니다.',
  },
  'The issue has no text yet.': { fr: 'Le numéro n’a pas encore de texte.', ko: '발행호에 아직 텍스트가 없습니다.' },
  'No one would get this issue now, so it wasn’t sent. Schedule it for later, or change its settings or texts.': {
    fr: 'Personne ne recevrait ce numéro maintenant ; il n’a pas été envoyé. Programmez-le pour plus tard, ou modifiez ses réglages ou ses textes.',
    ko: '지금은 이 발행호를 받을 사람이 없어 보내지 않았습니다. 나중으로 예약하거나 설정 또는 텍스트를 바꿔 주세요.',
  },
  'There is no English text for readers whose language has none: write one, or leave those readers out.': {
    fr: 'Il n’y a pas de texte anglais pour les lecteurs dont la langue n’en a pas : écrivez-en un, ou excluez ces lecteurs.',
    ko: '해당 언어의 텍스트가 없는 독자에게 보낼 영어 텍스트가 없습니다. 영어 텍스트를 작성하거나 그 독자들을 제외해 주세요.',
  },
  'Please fix this first. {findings}': { fr: 'Corrigez d’abord ceci. {findings}', ko: '먼저 고쳐 주세요. {findings}' },

  // Progress
  Progress: { fr: 'Avancement', ko: '진행 상황' },
  Results: { fr: 'Résultats', ko: '결과' },
  'Sent to 1 reader, {at}': { fr: 'Envoyé à 1 lecteur, {at}', ko: '독자 1명에게 발송, {at}' },
  'Sent to {count} readers, {at}': { fr: 'Envoyé à {count} lecteurs, {at}', ko: '독자 {count}명에게 발송, {at}' },
  '{count} recipients have been listed so far.': {
    fr: 'Destinataires recensés jusqu’ici : {count}.',
    ko: '지금까지 수신자 {count}명을 확인했습니다.',
  },
  '{count} recipients. Each is counted once below.': {
    fr: 'Destinataires : {count}. Chacun est compté une fois ci-dessous.',
    ko: '수신자 {count}명. 아래에 한 번씩만 집계됩니다.',
  },
  'Emails by state': { fr: 'E-mails par état', ko: '상태별 메일' },
  Emails: { fr: 'E-mails', ko: '메일' },
  'Share|part': { fr: 'Part', ko: '비율' },
  Chart: { fr: 'Graphique', ko: '그래프' },
  Total: { fr: 'Total', ko: '합계' },
  Waiting: { fr: 'En attente', ko: '대기 중' },
  'Being sent': { fr: 'En cours d’envoi', ko: '발송 중' },
  'Accepted by the email service': { fr: 'Accepté par le service d’e-mail', ko: '메일 서비스가 접수함' },
  Skipped: { fr: 'Ignoré', ko: '건너뜀' },
  Refused: { fr: 'Refusé', ko: '거부됨' },
  'Unknown: it may have been sent': { fr: 'Inconnu : peut-être envoyé', ko: '알 수 없음: 발송되었을 수 있음' },
  'A move of the site was given up after its end: the other site may have sent more of this issue.': {
    fr: 'Un déménagement du site a été abandonné après sa fin : l’autre site a peut-être envoyé d’autres e-mails de ce numéro.',
    ko: '사이트 이전이 끝난 뒤 취소되었습니다. 다른 사이트가 이 호의 메일을 더 발송했을 수 있습니다.',
  },
  'Paused by {name}.': { fr: 'Mis en pause par {name}.', ko: '일시 중지한 사람: {name}.' },
  '{bounced} of {handed} emails bounced, more than 4%. The email service may block the account.': {
    fr: '{bounced} e-mails sur {handed} ont été rejetés, plus de 4 %. Le service d’e-mail peut bloquer le compte.',
    ko: '메일 {handed}통 중 {bounced}통이 반송되어 4%를 넘었습니다. 메일 서비스가 계정을 차단할 수 있습니다.',
  },
  '{complained} of {handed} emails were reported as spam, more than 0.08%. The email service may block the account.': {
    fr: '{complained} e-mails sur {handed} ont été signalés comme spam, plus de 0,08 %. Le service d’e-mail peut bloquer le compte.',
    ko: '메일 {handed}통 중 {complained}통이 스팸으로 신고되어 0.08%를 넘었습니다. 메일 서비스가 계정을 차단할 수 있습니다.',
  },
  'The states of its emails add up to {sum}, not to its {prepared} recipients. Please report this as a fault of the site.':
    {
      fr: 'Les états de ses e-mails donnent {sum} au total, et non {prepared} destinataires. Signalez-le comme un défaut du site.',
      ko: '메일 상태의 합계는 {sum}건으로, 수신자 {prepared}명과 다릅니다. 사이트 오류로 알려 주세요.',
    },

  // Checks
  Checks: { fr: 'Vérifications', ko: '점검' },
  'No problems with languages, pictures, links, sizes or lengths.': {
    fr: 'Aucun problème de langue, d’image, de lien, de taille ou de longueur.',
    ko: '언어, 이미지, 링크, 크기, 길이에 문제가 없습니다.',
  },
  '{about}, must be fixed': { fr: '{about}, à corriger', ko: '{about}, 수정 필요' },
  and: { fr: 'et', ko: '및' },
  'This is required by law: {fact}. Enter it in Company facts.': {
    fr: 'La loi l’exige : {fact}. Indiquez-le dans « Faits sur l’entreprise ».',
    ko: '법에서 요구하는 항목입니다: {fact}. 회사 정보에 입력해 주세요.',
  },
  'the name of the sender': { fr: 'le nom de l’expéditeur', ko: '보내는 사람 이름' },
  'an email address': { fr: 'une adresse e-mail', ko: '이메일 주소' },
  'a phone number': { fr: 'un numéro de téléphone', ko: '전화번호' },
  'a postal address': { fr: 'une adresse postale', ko: '우편 주소' },
  'There is no text yet.': { fr: 'Il n’y a pas encore de texte.', ko: '아직 텍스트가 없습니다.' },
  'There is no English text, which readers in {languages} would get. Write one, or choose “Leave them out” in the settings.':
    {
      fr: 'Il n’y a pas de texte anglais pour les lecteurs en {languages}. Écrivez-en un, ou choisissez « Les exclure » dans les réglages.',
      ko: '다음 언어의 독자가 받을 영어 텍스트가 없습니다: {languages}. 영어 텍스트를 작성하거나 설정에서 ‘제외하기’를 선택해 주세요.',
    },
  'There is no {language} text, so its readers get the English text.': {
    fr: 'Il n’y a pas de texte en {language} ; ses lecteurs reçoivent le texte anglais.',
    ko: '{language} 텍스트가 없어 해당 독자는 영어 텍스트를 받습니다.',
  },
  'There is no {language} text, so its readers are left out.': {
    fr: 'Il n’y a pas de texte en {language} ; ses lecteurs sont exclus.',
    ko: '{language} 텍스트가 없어 해당 독자는 제외됩니다.',
  },
  'The issue is still scheduled, and will be sent like this at its time. Fix it first, or unschedule the issue. {finding}':
    {
      fr: 'Le numéro reste programmé et sera envoyé tel quel à l’heure prévue. Corrigez-le d’abord, ou annulez sa programmation. {finding}',
      ko: '발행호가 아직 예약되어 있어 예약 시각에 이대로 발송됩니다. 먼저 고치거나 예약을 취소해 주세요. {finding}',
    },
  'There is no subject.': { fr: 'Il n’y a pas d’objet.', ko: '제목이 없습니다.' },
  'The subject has {length} characters. Email apps cut it off after about {limit}, phones earlier.': {
    fr: 'L’objet compte {length} caractères. Les messageries le coupent après environ {limit}, les téléphones plus tôt.',
    ko: '제목이 {length}자입니다. 메일 앱은 약 {limit}자에서 자르고, 휴대폰은 더 일찍 자릅니다.',
  },
  'The subject is all capitals, which spam filters distrust. Write it as a sentence.': {
    fr: 'L’objet est tout en capitales, ce dont les filtres antispam se méfient. Écrivez-le comme une phrase.',
    ko: '제목이 모두 대문자여서 스팸 필터가 의심합니다. 문장처럼 써 주세요.',
  },
  'There is no preview text. Inboxes will show the company’s name and the subject again.': {
    fr: 'Il n’y a pas de texte d’aperçu. Les boîtes de réception montreront le nom de l’entreprise et répéteront l’objet.',
    ko: '미리보기 문구가 없습니다. 받은 편지함에 회사 이름과 제목이 다시 표시됩니다.',
  },
  'The email has {size} kB. Gmail cuts emails off at about 100 kB: shorten the text to {limit} kB.': {
    fr: 'L’e-mail fait {size} ko. Gmail coupe les e-mails à environ 100 ko : ramenez le texte à {limit} ko.',
    ko: '메일 크기가 {size}kB입니다. Gmail은 약 100kB에서 메일을 자릅니다. 텍스트를 {limit}kB까지 줄여 주세요.',
  },
  'Readers see {name} as it is typed: an issue has no placeholders in braces. Write the words.': {
    fr: 'Les lecteurs voient {name} tel quel : un numéro n’a pas de champs entre accolades. Écrivez les mots.',
    ko: '독자에게 입력한 그대로 보입니다: {name}. 발행호에는 중괄호 자리표시자가 없으니 실제 단어를 써 주세요.',
  },
  'There is no text.': { fr: 'Il n’y a pas de texte.', ko: '텍스트가 없습니다.' },
  'The text has too many special characters to be read as Markdown, and is shown as typed. Remove them.': {
    fr: 'Le texte contient trop de caractères spéciaux pour être lu comme du Markdown et s’affiche tel quel. Retirez-les.',
    ko: '특수 문자가 너무 많아 마크다운으로 읽을 수 없고 입력한 그대로 표시됩니다. 특수 문자를 지워 주세요.',
  },
  'A picture among words is not shown, only its alternative text. Put it in a paragraph of its own.': {
    fr: 'Une image au milieu du texte ne s’affiche pas, seul son texte alternatif apparaît. Placez-la dans son propre paragraphe.',
    ko: '글 사이에 있는 이미지는 표시되지 않고 대체 텍스트만 보입니다. 별도의 문단에 넣어 주세요.',
  },
  'A block in double braces is shown as typed. Write {{post: address}} or {{button: Label | /path}} alone on a line, outside lists and quotations.':
    {
      fr: 'Un bloc entre doubles accolades s’affiche tel quel. Écrivez {{post: adresse}} ou {{button: Libellé | /chemin}} seul sur une ligne, hors des listes et des citations.',
      ko: '이중 중괄호 블록이 입력한 그대로 표시됩니다. 목록과 인용문 밖에서 한 줄에 {{post: 주소}} 또는 {{button: 문구 | /경로}} 형식으로만 써 주세요.',
    },
  'A link leads nowhere: its address is empty.': {
    fr: 'Un lien ne mène nulle part : son adresse est vide.',
    ko: '주소가 비어 있는 링크가 있습니다.',
  },
  'A link to {address} must begin with /, https://, mailto: or tel:.': {
    fr: 'Un lien vers {address} doit commencer par /, https://, mailto: ou tel:.',
    ko: '링크 주소는 /, https://, mailto: 또는 tel:로 시작해야 합니다: {address}',
  },
  'A link to {address} leads to a page that does not exist.': {
    fr: 'Un lien vers {address} mène à une page qui n’existe pas.',
    ko: '없는 페이지로 연결되는 링크입니다: {address}',
  },
  'A link to {address} is not encrypted. Use https://.': {
    fr: 'Un lien vers {address} n’est pas chiffré. Utilisez https://.',
    ko: '암호화되지 않은 링크입니다: {address}. https://를 사용해 주세요.',
  },
  'The button "{label}" leads nowhere: its address is empty.': {
    fr: 'Le bouton « {label} » ne mène nulle part : son adresse est vide.',
    ko: '‘{label}’ 버튼의 주소가 비어 있습니다.',
  },
  'The button "{label}" to {address} must begin with /, https://, mailto: or tel:.': {
    fr: 'Le bouton « {label} » vers {address} doit commencer par /, https://, mailto: ou tel:.',
    ko: '‘{label}’ 버튼의 주소는 /, https://, mailto: 또는 tel:로 시작해야 합니다: {address}',
  },
  'The button "{label}" to {address} leads to a page that does not exist.': {
    fr: 'Le bouton « {label} » vers {address} mène à une page qui n’existe pas.',
    ko: '‘{label}’ 버튼이 없는 페이지로 연결됩니다: {address}',
  },
  'The button "{label}" to {address} is not encrypted. Use https://.': {
    fr: 'Le bouton « {label} » vers {address} n’est pas chiffré. Utilisez https://.',
    ko: '‘{label}’ 버튼의 주소가 암호화되지 않았습니다: {address}. https://를 사용해 주세요.',
  },
  'The picture {address} has no alternative text. Describe it for readers whose email app blocks pictures.': {
    fr: 'L’image {address} n’a pas de texte alternatif. Décrivez-la pour les lecteurs dont la messagerie bloque les images.',
    ko: '대체 텍스트가 없는 이미지입니다: {address}. 이미지를 차단하는 메일 앱을 쓰는 독자를 위해 설명을 써 주세요.',
  },
  'The picture {address} is not shown. Choose one from the media library.': {
    fr: 'L’image {address} ne s’affiche pas. Choisissez-en une dans la médiathèque.',
    ko: '표시되지 않는 이미지입니다: {address}. 미디어 라이브러리에서 선택해 주세요.',
  },
  'The picture {address} is not in the media library.': {
    fr: 'L’image {address} n’est pas dans la médiathèque.',
    ko: '미디어 라이브러리에 없는 이미지입니다: {address}',
  },
  'The picture {address} is not shown by Outlook for Windows. Use a JPEG or PNG.': {
    fr: 'L’image {address} ne s’affiche pas dans Outlook pour Windows. Utilisez un JPEG ou un PNG.',
    ko: 'Windows용 Outlook에서 표시되지 않는 이미지입니다: {address}. JPEG 또는 PNG를 사용해 주세요.',
  },
  'The post "{slug}" is not published, so nothing is shown in its place.': {
    fr: 'L’article « {slug} » n’est pas publié ; rien ne s’affiche à sa place.',
    ko: '‘{slug}’ 글은 게시되지 않아 그 자리에 아무것도 표시되지 않습니다.',
  },
  'The picture of the post "{slug}" is on another site, so the issue shows the post without it.': {
    fr: 'L’image de l’article « {slug} » est sur un autre site ; le numéro montre l’article sans elle.',
    ko: '‘{slug}’ 글의 이미지가 다른 사이트에 있어 이미지 없이 표시됩니다.',
  },
  'The picture of the post "{slug}" is not in the media library. Choose another one in the post.': {
    fr: 'L’image de l’article « {slug} » n’est pas dans la médiathèque. Choisissez-en une autre dans l’article.',
    ko: '‘{slug}’ 글의 이미지가 미디어 라이브러리에 없습니다. 글에서 다른 이미지를 선택해 주세요.',
  },
  'The picture of the post "{slug}" is not shown by Outlook for Windows. Use a JPEG or PNG.': {
    fr: 'L’image de l’article « {slug} » ne s’affiche pas dans Outlook pour Windows. Utilisez un JPEG ou un PNG.',
    ko: 'Windows용 Outlook에서 ‘{slug}’ 글의 이미지가 표시되지 않습니다. JPEG 또는 PNG를 사용해 주세요.',
  },

  // An issue's text
  'Issue text': { fr: 'Texte du numéro', ko: '발행호 텍스트' },
  'Issue revision': { fr: 'Version du numéro', ko: '발행호 수정본' },
  'Issue revisions': { fr: 'Versions du numéro', ko: '발행호 수정 기록' },
  'Each version of this text is kept here once it is saved.': {
    fr: 'Chaque version de ce texte est conservée ici dès qu’elle est enregistrée.',
    ko: '이 텍스트의 각 버전은 저장하면 여기에 보관됩니다.',
  },
  'English text': { fr: 'Texte anglais', ko: '영어 텍스트' },
  'French text': { fr: 'Texte français', ko: '프랑스어 텍스트' },
  'Korean text': { fr: 'Texte coréen', ko: '한국어 텍스트' },
  'Preview text': { fr: 'Texte d’aperçu', ko: '미리보기 문구' },
  'Preview text: email apps show it after the subject': {
    fr: 'Texte d’aperçu : les messageries l’affichent après l’objet',
    ko: '미리보기 문구: 메일 앱이 제목 뒤에 보여 줍니다',
  },
  Text: { fr: 'Texte', ko: '텍스트' },
  'Write in Markdown…': { fr: 'Écrivez en Markdown…', ko: '마크다운으로 작성하세요…' },
  'Subject is required': { fr: 'Indiquez un objet', ko: '제목을 입력해 주세요' },
  'Text is required': { fr: 'Écrivez un texte', ko: '텍스트를 입력해 주세요' },
  'The media library has no picture at {address}': {
    fr: 'La médiathèque n’a pas d’image à l’adresse {address}',
    ko: '미디어 라이브러리에 이 주소의 이미지가 없습니다: {address}',
  },
  'A picture is no longer in the media library': {
    fr: 'Une image n’est plus dans la médiathèque',
    ko: '이미지 하나가 더 이상 미디어 라이브러리에 없습니다',
  },
  'Insert a post': { fr: 'Insérer un article', ko: '글 넣기' },
  Insert: { fr: 'Insérer', ko: '넣기' },
  'Open the media library': { fr: 'Ouvrir la médiathèque', ko: '미디어 라이브러리 열기' },
  'Formatting help': { fr: 'Aide à la mise en forme', ko: '서식 도움말' },
  'a heading; ### for a subheading': { fr: 'un titre ; ### pour un sous-titre', ko: '제목, ###은 소제목' },
  emphasis: { fr: 'une mise en valeur', ko: '강조' },
  'a link': { fr: 'un lien', ko: '링크' },
  'a list; 1. for a numbered one': { fr: 'une liste ; 1. pour une liste numérotée', ko: '목록, 1.은 번호 목록' },
  'a quotation': { fr: 'une citation', ko: '인용문' },
  'a picture from the media library, on a line of its own': {
    fr: 'une image de la médiathèque, seule sur sa ligne',
    ko: '미디어 라이브러리의 이미지, 한 줄에 하나만',
  },
  'a button, on a line of its own': { fr: 'un bouton, seul sur sa ligne', ko: '버튼, 한 줄에 하나만' },
  'Text saved.': { fr: 'Texte enregistré.', ko: '텍스트가 저장되었습니다.' },
  'Someone else saved this text while you were writing. Nothing is lost: both texts are merged below, and yours is kept as a revision. Check the result and save again.':
    {
      fr: 'Quelqu’un d’autre a enregistré ce texte pendant que vous écriviez. Rien n’est perdu : les deux textes sont fusionnés ci-dessous, et le vôtre est conservé comme version. Vérifiez le résultat et enregistrez à nouveau.',
      ko: '작성하시는 동안 다른 사람이 이 텍스트를 저장했습니다. 잃어버린 내용은 없습니다. 두 텍스트를 아래에 합쳤고, 작성하신 텍스트는 수정 기록에 남아 있습니다. 결과를 확인한 뒤 다시 저장해 주세요.',
    },
  'Someone else saved this text while you were writing and changed the same lines. Nothing is lost: your text is below and kept as a revision, and theirs is the saved text. Copy anything you need from it, then save again.':
    {
      fr: 'Quelqu’un d’autre a enregistré ce texte pendant que vous écriviez et a modifié les mêmes lignes. Rien n’est perdu : votre texte est ci-dessous et conservé comme version, et le sien est le texte enregistré. Copiez-y ce qu’il vous faut, puis enregistrez à nouveau.',
      ko: '작성하시는 동안 다른 사람이 이 텍스트를 저장하면서 같은 줄을 바꾸었습니다. 잃어버린 내용은 없습니다. 작성하신 텍스트는 아래에 있고 수정 기록에도 남아 있으며, 저장된 것은 상대방의 텍스트입니다. 필요한 부분을 복사한 뒤 다시 저장해 주세요.',
    },
  'The email in dark mode': { fr: 'L’e-mail en mode sombre', ko: '어두운 모드의 메일' },
  'The email': { fr: 'L’e-mail', ko: '메일' },
  'Revisions of the {language} text': { fr: 'Versions du texte en {language}', ko: '{language} 텍스트의 수정 기록' },
  'The last 100 versions of this text, newest first.': {
    fr: 'Les 100 dernières versions de ce texte, de la plus récente à la plus ancienne.',
    ko: '이 텍스트의 최근 버전 100개, 최신순.',
  },
  Change: { fr: 'Modification', ko: '변경' },
  'Earlier text restored.': { fr: 'Texte antérieur restauré.', ko: '이전 텍스트를 복원했습니다.' },
  'Another person has saved this text in the meantime.': {
    fr: 'Une autre personne a enregistré ce texte entre-temps.',
    ko: '그사이 다른 사람이 이 텍스트를 저장했습니다.',
  },

  // Signs of spam
  'The hidden anti-spam field was filled in.': {
    fr: 'Le champ antispam caché a été rempli.',
    ko: '숨겨진 스팸 방지 칸이 채워졌습니다.',
  },
  'It contains a web address.': { fr: 'Contient une adresse web.', ko: '웹 주소가 들어 있습니다.' },
  'It contains more than five web addresses.': {
    fr: 'Contient plus de cinq adresses web.',
    ko: '웹 주소가 다섯 개 넘게 들어 있습니다.',
  },
  'It contains more than ten web addresses.': {
    fr: 'Contient plus de dix adresses web.',
    ko: '웹 주소가 열 개 넘게 들어 있습니다.',
  },
  'The message consists only of web addresses.': {
    fr: 'Le message ne contient que des adresses web.',
    ko: '메시지가 웹 주소로만 되어 있습니다.',
  },
  'A name contains a web address.': { fr: 'Un nom contient une adresse web.', ko: '이름에 웹 주소가 들어 있습니다.' },
  'It contains an HTML link.': { fr: 'Contient un lien HTML.', ko: 'HTML 링크가 들어 있습니다.' },
  'It contains a link in forum code.': {
    fr: 'Contient un lien en code de forum.',
    ko: '게시판 코드로 된 링크가 들어 있습니다.',
  },
  'A single-line field contains email headers.': {
    fr: 'Un champ d’une ligne contient des en-têtes d’e-mail.',
    ko: '한 줄 칸에 메일 헤더가 들어 있습니다.',
  },
  'The message contains several email headers.': {
    fr: 'Le message contient plusieurs en-têtes d’e-mail.',
    ko: '메시지에 메일 헤더가 여러 개 들어 있습니다.',
  },
  'The name and the message are the same.': {
    fr: 'Le nom et le message sont identiques.',
    ko: '이름과 메시지가 같습니다.',
  },
  'Three fields contain the same text.': {
    fr: 'Trois champs contiennent le même texte.',
    ko: '세 칸에 같은 내용이 들어 있습니다.',
  },
  'The phone number has no digits.': {
    fr: 'Le numéro de téléphone ne contient aucun chiffre.',
    ko: '전화번호에 숫자가 없습니다.',
  },
  'The same message came from several other addresses within an hour.': {
    fr: 'Le même message est arrivé de plusieurs autres adresses en une heure.',
    ko: '한 시간 안에 여러 다른 주소에서 같은 메시지가 왔습니다.',
  },
  'More messages came from this email address within an hour than one person would send.': {
    fr: 'En une heure, cette adresse e-mail a envoyé plus de messages qu’une personne n’en enverrait.',
    ko: '한 시간 안에 이 이메일 주소에서 한 사람이 보낼 만한 수보다 많은 메시지가 왔습니다.',
  },
} as const satisfies Translations
