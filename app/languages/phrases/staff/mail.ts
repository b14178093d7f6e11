// Sent, held, suppressed and received emails.
import type { Translations } from '../translations.ts'

export const staffMail = {
  // Sent and waiting
  'Webhook switched off': { fr: 'Webhook mis hors service', ko: '웹훅 꺼짐' },
  'Sent and waiting': { fr: 'Envoyés et en attente', ko: '발송 및 대기' },
  Arrived: { fr: 'Arrivée', ko: '도착' },
  'Received|mails': { fr: 'Reçus', ko: '받은 메일' },
  'Suppressed addresses': { fr: 'Adresses bloquées', ko: '차단된 주소' },
  'Mail pages': { fr: 'Pages des e-mails', ko: '메일 페이지' },
  'Emails, newest first': { fr: 'E-mails, du plus récent au plus ancien', ko: '메일, 최신순' },
  'Emails by state': { fr: 'E-mails par état', ko: '상태별 메일' },
  'Show all emails': { fr: 'Afficher tous les e-mails', ko: '메일 모두 보기' },
  'No older emails': { fr: 'Aucun e-mail plus ancien', ko: '이전 메일 없음' },
  'No emails yet': { fr: 'Aucun e-mail pour le moment', ko: '아직 메일이 없습니다' },
  'Emails that the site sends appear here.': {
    fr: 'Les e-mails que le site envoie apparaissent ici.',
    ko: '사이트가 보내는 메일이 여기에 표시됩니다.',
  },
  'Search emails': { fr: 'Rechercher un e-mail', ko: '메일 검색' },
  'Search by full email address, or words of an enquiry or application': {
    fr: 'Rechercher par adresse e-mail complète, ou par mots d’une demande ou d’une candidature',
    ko: '전체 메일 주소 또는 문의나 지원에 있는 단어로 검색',
  },
  'Enter a full email address, or words of the enquiry or application that the emails are about, such as a name or reference.':
    {
      fr: 'Saisissez une adresse e-mail complète, ou des mots de la demande ou de la candidature dont parlent les e-mails, par exemple un nom ou une référence.',
      ko: '전체 메일 주소를 입력하거나, 이름이나 접수 번호처럼 관련 문의나 지원에 있는 단어를 입력해 주세요.',
    },
  'No emails found': { fr: 'Aucun e-mail trouvé', ko: '찾은 메일이 없습니다' },
  'No queued emails': { fr: 'Aucun e-mail en file d’attente', ko: '발송 대기 중인 메일이 없습니다' },
  'No emails being sent': { fr: 'Aucun e-mail en cours d’envoi', ko: '발송 중인 메일이 없습니다' },
  'No sent emails': { fr: 'Aucun e-mail envoyé', ko: '발송된 메일이 없습니다' },
  'No delivered emails': { fr: 'Aucun e-mail remis', ko: '전달된 메일이 없습니다' },
  'No bounced emails': { fr: 'Aucun e-mail rejeté', ko: '반송된 메일이 없습니다' },
  'No emails reported as spam': { fr: 'Aucun e-mail signalé comme spam', ko: '스팸으로 신고된 메일이 없습니다' },
  'No failed emails': { fr: 'Aucun e-mail en échec', ko: '실패한 메일이 없습니다' },
  'No emails need review': { fr: 'Aucun e-mail à vérifier', ko: '확인이 필요한 메일이 없습니다' },
  Subject: { fr: 'Objet', ko: '제목' },
  'To|mail': { fr: 'Destinataire', ko: '받는 사람' },
  Created: { fr: 'Création', ko: '생성' },
  '(no longer kept)': { fr: '(plus conservé)', ko: '(더 이상 보관되지 않음)' },
  'Email isn’t set up, so emails are held here. Once it is, those from the last 24 hours are sent; you decide about older ones.':
    {
      fr: 'L’envoi d’e-mails n’est pas configuré ; ils sont retenus ici. Dès qu’il le sera, ceux des dernières 24 heures partiront ; vous déciderez des plus anciens.',
      ko: '메일 서비스가 설정되지 않아 메일을 이곳에 보류합니다. 설정되면 최근 24시간의 메일은 발송되고, 더 오래된 메일은 직접 결정합니다.',
    },
  'The email is on its way.': { fr: 'L’e-mail est en route.', ko: '메일을 곧 보냅니다.' },
  'No email was sent.': { fr: 'Aucun e-mail n’a été envoyé.', ko: '메일을 보내지 않았습니다.' },
  'Email isn’t set up yet, so the email is held.': {
    fr: 'L’envoi d’e-mails n’est pas encore configuré : l’e-mail est retenu.',
    ko: '메일이 아직 설정되지 않아 메일을 보류합니다.',
  },
  'Personal links stay hidden; the staff commands create new ones.': {
    fr: 'Les liens personnels restent masqués ; les commandes de l’équipe en créent de nouveaux.',
    ko: '개인 링크는 숨겨집니다. 직원용 명령으로 새 링크를 만들 수 있습니다.',
  },
  'Sending is paused': { fr: 'L’envoi est en pause', ko: '발송이 일시 중지되었습니다' },
  'Since {time}. The email service said: {reason}': {
    fr: 'Depuis le {time}. Le service d’e-mail a répondu : {reason}',
    ko: '중지 시각: {time}. 메일 서비스의 응답: {reason}',
  },
  Everyone: { fr: 'Tout le monde', ko: '모두' },
  'To visitors': { fr: 'Aux visiteurs', ko: '방문자에게' },
  'To staff': { fr: 'À l’équipe', ko: '직원에게' },
  'Correct the settings first. The site also tries one email every five minutes and resumes automatically.': {
    fr: 'Corrigez d’abord la configuration. Le site essaie aussi un e-mail toutes les cinq minutes et reprend de lui-même.',
    ko: '먼저 설정을 바로잡아 주세요. 사이트도 5분마다 메일 한 통을 시험 발송해 자동으로 다시 시작합니다.',
  },
  Resume: { fr: 'Reprendre', ko: '다시 시작' },
  'Sending has resumed.': { fr: 'L’envoi a repris.', ko: '발송을 다시 시작했습니다.' },

  // Held
  'Held emails': { fr: 'E-mails retenus', ko: '보류된 메일' },
  '1 email is held': { fr: '1 e-mail est retenu', ko: '보류된 메일 1통' },
  '{count} emails are held': { fr: '{count} e-mails sont retenus', ko: '보류된 메일 {count}통' },
  'Send all': { fr: 'Tout envoyer', ko: '모두 보내기' },
  'Discard all': { fr: 'Tout écarter', ko: '모두 폐기' },
  'Why, and by type ({count})': { fr: 'Pourquoi, et par type ({count})', ko: '이유와 종류별 목록({count})' },
  'They had been waiting for more than a day when email was set up, or were waiting in a backup that was restored. Their links may have expired, and some may already have been sent.':
    {
      fr: 'Ils attendaient depuis plus d’un jour quand l’envoi a été configuré, ou se trouvaient dans une sauvegarde restaurée. Leurs liens ont peut-être expiré, et certains ont pu déjà être envoyés.',
      ko: '메일 서비스가 설정될 때 하루 넘게 기다리고 있었거나, 복원한 백업에서 기다리던 메일입니다. 링크가 만료되었을 수 있고, 일부는 이미 발송되었을 수 있습니다.',
    },
  'Held emails by type': { fr: 'E-mails retenus par type', ko: '종류별 보류 메일' },
  Type: { fr: 'Type', ko: '종류' },
  Emails: { fr: 'E-mails', ko: '메일' },
  Oldest: { fr: 'Le plus ancien', ko: '가장 오래된 메일' },
  Decision: { fr: 'Décision', ko: '결정' },
  Send: { fr: 'Envoyer', ko: '보내기' },
  Discard: { fr: 'Écarter', ko: '폐기' },
  '“{type}”': { fr: '« {type} »', ko: '‘{type}’' },
  'Send held emails': { fr: 'Envoyer les e-mails retenus', ko: '보류된 메일 보내기' },
  'Discard held emails': { fr: 'Écarter les e-mails retenus', ko: '보류된 메일 폐기' },
  'Send 1 held email?': { fr: 'Envoyer 1 e-mail retenu ?', ko: '보류된 메일 1통을 보낼까요?' },
  'Send {count} held emails?': { fr: 'Envoyer {count} e-mails retenus ?', ko: '보류된 메일 {count}통을 보낼까요?' },
  'Discard 1 held email?': { fr: 'Écarter 1 e-mail retenu ?', ko: '보류된 메일 1통을 폐기할까요?' },
  'Discard {count} held emails?': {
    fr: 'Écarter {count} e-mails retenus ?',
    ko: '보류된 메일 {count}통을 폐기할까요?',
  },
  'Only emails of this type: {type}.': {
    fr: 'Uniquement les e-mails de ce type : {type}.',
    ko: '이 종류의 메일만: {type}.',
  },
  'They will be sent within minutes. Links in old emails, such as those that set a password, may have expired.': {
    fr: 'Ils seront envoyés d’ici quelques minutes. Les liens d’anciens e-mails, par exemple pour définir un mot de passe, ont peut-être expiré.',
    ko: '몇 분 안에 발송됩니다. 비밀번호 설정 링크처럼 오래된 메일의 링크는 만료되었을 수 있습니다.',
  },
  'They won’t be sent. You can still read them here until they are deleted.': {
    fr: 'Ils ne seront pas envoyés. Vous pouvez encore les lire ici jusqu’à leur suppression.',
    ko: '발송되지 않습니다. 삭제될 때까지 이곳에서 읽을 수 있습니다.',
  },
  '1 email queued.': { fr: '1 e-mail mis en file d’attente.', ko: '메일 1통을 발송 대기열에 넣었습니다.' },
  '{count} emails queued.': {
    fr: '{count} e-mails mis en file d’attente.',
    ko: '메일 {count}통을 발송 대기열에 넣었습니다.',
  },
  '1 email discarded.': { fr: '1 e-mail écarté.', ko: '메일 1통을 폐기했습니다.' },
  '{count} emails discarded.': { fr: '{count} e-mails écartés.', ko: '메일 {count}통을 폐기했습니다.' },
  'Nothing has changed: none of these emails are held any more.': {
    fr: 'Rien n’a changé : aucun de ces e-mails n’est encore retenu.',
    ko: '변경된 내용이 없습니다. 보류된 메일이 더 이상 없습니다.',
  },
  'No held emails': { fr: 'Aucun e-mail retenu', ko: '보류된 메일 없음' },
  'They have already been sent or discarded.': {
    fr: 'Ils ont déjà été envoyés ou écartés.',
    ko: '이미 발송되었거나 폐기되었습니다.',
  },
  'Back to Mail': { fr: 'Revenir aux e-mails', ko: '메일로 돌아가기' },

  // One mail
  Email: { fr: 'E-mail', ko: '이메일' },
  'Last error: {error}': { fr: 'Dernière erreur : {error}', ko: '마지막 오류: {error}' },
  'The links in this email are shown because email isn’t set up and the site can only be reached from this machine.': {
    fr: 'Les liens de cet e-mail sont affichés parce que l’envoi n’est pas configuré et que le site n’est accessible que depuis cette machine.',
    ko: '메일 서비스가 설정되지 않았고 이 컴퓨터에서만 사이트에 접속할 수 있으므로 메일의 링크를 보여 줍니다.',
  },
  'The links in this email are hidden because they are personal to whoever receives it.': {
    fr: 'Les liens de cet e-mail sont masqués parce qu’ils sont personnels à son destinataire.',
    ko: '이 메일의 링크는 받는 사람의 개인 링크이므로 숨겨져 있습니다.',
  },
  'The links in this email are no longer kept, because it has been sent or because they were used, replaced or have expired. It can’t be sent any more.':
    {
      fr: 'Les liens de cet e-mail ne sont plus conservés, parce qu’il a été envoyé ou qu’ils ont été utilisés, remplacés ou ont expiré. Il ne peut plus être envoyé.',
      ko: '메일이 이미 발송되었거나 링크가 사용·교체·만료되어 이 메일의 링크는 더 이상 보관되지 않습니다. 다시 보낼 수 없습니다.',
    },
  'Send the invitation again on the account’s page.': {
    fr: 'Renvoyez l’invitation depuis la page du compte.',
    ko: '계정 페이지에서 초대를 다시 보내 주세요.',
  },
  'The person can request a new link with “Forgot password?”.': {
    fr: 'La personne peut demander un nouveau lien par « Mot de passe oublié ? ».',
    ko: '본인이 ‘비밀번호를 잊으셨나요?’에서 새 링크를 요청할 수 있습니다.',
  },
  'The person can request a new one.': {
    fr: 'La personne peut en demander un nouveau.',
    ko: '본인이 새로 요청할 수 있습니다.',
  },
  'The text of this email is no longer kept.': {
    fr: 'Le texte de cet e-mail n’est plus conservé.',
    ko: '이 메일의 본문은 더 이상 보관되지 않습니다.',
  },
  'Send again': { fr: 'Renvoyer', ko: '다시 보내기' },
  'Send anyway': { fr: 'Envoyer quand même', ko: '그래도 보내기' },
  'Send now': { fr: 'Envoyer maintenant', ko: '지금 보내기' },
  Details: { fr: 'Détails', ko: '세부 정보' },
  'Times are in {zone}.': { fr: 'Fuseau horaire : {zone}.', ko: '시간대: {zone}' },
  'From|mail': { fr: 'Expéditeur', ko: '보낸 사람' },
  'Reply-To': { fr: 'Réponse à', ko: '답장 주소' },
  'Calendar file': { fr: 'Fichier d’agenda', ko: '일정 파일' },
  'About|subject': { fr: 'Concerne', ko: '관련 내용' },
  Attempts: { fr: 'Tentatives', ko: '시도 횟수' },
  'Next attempt': { fr: 'Prochaine tentative', ko: '다음 시도' },
  'Email service’s ID': { fr: 'Identifiant du service d’e-mail', ko: '메일 서비스 ID' },
  'Site’s ID': { fr: 'Identifiant du site', ko: '사이트 ID' },
  'to {address}': { fr: 'à {address}', ko: '받는 사람: {address}' },
  'Send this email again?': { fr: 'Renvoyer cet e-mail ?', ko: '이 메일을 다시 보낼까요?' },
  'We’ll queue a new email with the same content.': {
    fr: 'Un nouvel e-mail au même contenu sera mis en file d’attente.',
    ko: '같은 내용의 새 메일을 대기열에 넣습니다.',
  },
  'Queued again, as this new email.': {
    fr: 'Remis en file d’attente, sous la forme de ce nouvel e-mail.',
    ko: '새 메일로 다시 대기열에 넣었습니다.',
  },
  'This email can’t be sent again.': {
    fr: 'Cet e-mail ne peut pas être renvoyé.',
    ko: '이 메일은 다시 보낼 수 없습니다.',
  },
  'Discard this email?': { fr: 'Écarter cet e-mail ?', ko: '이 메일을 폐기할까요?' },
  'It won’t be sent. You can still send it later from its page.': {
    fr: 'Il ne sera pas envoyé. Vous pourrez encore l’envoyer plus tard depuis sa page.',
    ko: '발송되지 않습니다. 나중에 이 메일의 페이지에서 보낼 수 있습니다.',
  },
  'It won’t be sent, and you can’t send it later: its personal link is deleted.': {
    fr: 'Il ne sera pas envoyé, et ne pourra plus l’être : son lien personnel est supprimé.',
    ko: '발송되지 않으며 나중에도 보낼 수 없습니다. 개인 링크가 삭제됩니다.',
  },
  'Email discarded.': { fr: 'E-mail écarté.', ko: '메일을 폐기했습니다.' },
  'This email can’t be discarded.': { fr: 'Cet e-mail ne peut pas être écarté.', ko: '이 메일은 폐기할 수 없습니다.' },
  'This email is in the timeline of {reference}.': {
    fr: 'Cet e-mail est dans l’historique de {reference}.',
    ko: '이 메일은 {reference}의 기록에 있습니다.',
  },
  'This email is being fetched.': {
    fr: 'Cet e-mail est en cours de récupération.',
    ko: '이 메일을 가져오고 있습니다.',
  },
  'This email no longer waits for a decision.': {
    fr: 'Cet e-mail n’attend plus de décision.',
    ko: '이 메일은 이미 처리되었습니다.',
  },
  'Reload this email': { fr: 'Recharger cet e-mail', ko: '이 메일 새로 고침' },

  // Reasons that are stored with a mail
  'Not sent: mails to this address came back.': {
    fr: 'Non envoyé : des e-mails à cette adresse ont été rejetés.',
    ko: '보내지 않음: 이 주소로 보낸 메일이 반송되었습니다.',
  },
  'Not sent: mails to this address were reported as spam.': {
    fr: 'Non envoyé : des e-mails à cette adresse ont été signalés comme spam.',
    ko: '보내지 않음: 이 주소로 보낸 메일이 스팸으로 신고되었습니다.',
  },
  'Not sent: Its link has ended.': { fr: 'Non envoyé : son lien a expiré.', ko: '보내지 않음: 링크가 만료되었습니다.' },
  'Not sent: Its link was used already, or replaced by a newer one.': {
    fr: 'Non envoyé : son lien a déjà été utilisé, ou remplacé par un plus récent.',
    ko: '보내지 않음: 링크가 이미 사용되었거나 새 링크로 바뀌었습니다.',
  },
  'Not sent: Its link cannot be read: it was encrypted with a SESSION_SECRET that is gone.': {
    fr: 'Non envoyé : son lien est illisible, car il a été chiffré avec un SESSION_SECRET qui n’existe plus.',
    ko: '보내지 않음: 이제 없는 SESSION_SECRET 값으로 암호화되어 링크를 읽을 수 없습니다.',
  },
  'A demonstration mail is never sent.': {
    fr: 'Un e-mail de démonstration n’est jamais envoyé.',
    ko: '시연용 메일은 발송되지 않습니다.',
  },
  'This is not an address that can be mailed.': {
    fr: 'Ce n’est pas une adresse à laquelle on peut écrire.',
    ko: '메일을 보낼 수 있는 주소가 아닙니다.',
  },
  'A file of this mail is gone.': {
    fr: 'Un fichier de cet e-mail n’existe plus.',
    ko: '이 메일의 파일 하나가 없습니다.',
  },
  'The mail service gave an answer that makes no sense.': {
    fr: 'Le service d’e-mail a donné une réponse incompréhensible.',
    ko: '메일 서비스의 응답을 이해할 수 없습니다.',
  },
  'The mail service accepts no more mails today: the account’s daily quota is used up.': {
    fr: 'Le service d’e-mail n’accepte plus d’e-mails aujourd’hui : le quota quotidien du compte est épuisé.',
    ko: '오늘은 메일 서비스가 더 이상 메일을 받지 않습니다. 계정의 하루 할당량을 다 썼습니다.',
  },
  'The mail service accepts no more mails this month: the account’s monthly quota is used up.': {
    fr: 'Le service d’e-mail n’accepte plus d’e-mails ce mois-ci : le quota mensuel du compte est épuisé.',
    ko: '이번 달에는 메일 서비스가 더 이상 메일을 받지 않습니다. 계정의 월 할당량을 다 썼습니다.',
  },
  'No clear answer for 23 hours: the mail may or may not have been sent.': {
    fr: 'Pas de réponse claire depuis 23 heures : l’e-mail a peut-être été envoyé, ou non.',
    ko: '23시간 동안 분명한 응답이 없습니다. 메일이 발송되었을 수도, 아닐 수도 있습니다.',
  },
  '{error} No clear answer for 23 hours: the mail may or may not have been sent.': {
    fr: '{error} Pas de réponse claire depuis 23 heures : l’e-mail a peut-être été envoyé, ou non.',
    ko: '{error} 23시간 동안 분명한 응답이 없습니다. 메일이 발송되었을 수도, 아닐 수도 있습니다.',
  },

  // Suppressed addresses
  'Pages of suppressed addresses': { fr: 'Pages des adresses bloquées', ko: '차단된 주소 페이지' },
  'Suppressed addresses, newest first': {
    fr: 'Adresses bloquées, de la plus récente à la plus ancienne',
    ko: '차단된 주소, 최신순',
  },
  'Show all addresses': { fr: 'Afficher toutes les adresses', ko: '주소 모두 보기' },
  'No older addresses': { fr: 'Aucune adresse plus ancienne', ko: '이전 주소 없음' },
  'No suppressed addresses': { fr: 'Aucune adresse bloquée', ko: '차단된 주소 없음' },
  'An address appears here when an email to it bounces or is reported as spam.': {
    fr: 'Une adresse apparaît ici quand un e-mail qui lui est adressé est rejeté ou signalé comme spam.',
    ko: '보낸 메일이 반송되거나 스팸으로 신고된 주소가 여기에 표시됩니다.',
  },
  'We won’t send anything to these addresses until you release them.': {
    fr: 'Rien ne sera envoyé à ces adresses tant que vous ne les aurez pas débloquées.',
    ko: '차단을 해제할 때까지 이 주소로는 아무것도 보내지 않습니다.',
  },
  Address: { fr: 'Adresse', ko: '주소' },
  Reason: { fr: 'Motif', ko: '사유' },
  Since: { fr: 'Depuis', ko: '차단 시각' },
  Release: { fr: 'Débloquer', ko: '해제' },
  'Release {address}': { fr: 'Débloquer {address}', ko: '{address} 해제' },
  'Release an address': { fr: 'Débloquer une adresse', ko: '주소 차단 해제' },
  'Release this address?': { fr: 'Débloquer cette adresse ?', ko: '이 주소의 차단을 해제할까요?' },
  'This person reported an email from us as spam. Release the address only if they have told you that they want our emails.':
    {
      fr: 'Cette personne a signalé l’un de nos e-mails comme spam. Ne débloquez l’adresse que si elle vous a dit vouloir nos e-mails.',
      ko: '저희 메일을 스팸으로 신고한 사람입니다. 저희 메일을 받고 싶다고 직접 알려 준 경우에만 해제해 주세요.',
    },
  'Emails to this address bounced. Release it once you know that it works again.': {
    fr: 'Des e-mails à cette adresse ont été rejetés. Débloquez-la quand vous savez qu’elle fonctionne à nouveau.',
    ko: '이 주소로 보낸 메일이 반송되었습니다. 다시 사용할 수 있는 주소인지 확인한 뒤 해제해 주세요.',
  },
  'Address released.': { fr: 'Adresse débloquée.', ko: '주소 차단을 해제했습니다.' },

  // Received mails
  'Received email': { fr: 'E-mail reçu', ko: '받은 메일' },
  'Pages of received emails': { fr: 'Pages des e-mails reçus', ko: '받은 메일 페이지' },
  'Received emails in quarantine, newest first': {
    fr: 'E-mails reçus en quarantaine, du plus récent au plus ancien',
    ko: '격리된 받은 메일, 최신순',
  },
  'Received emails by decision': { fr: 'E-mails reçus par décision', ko: '결정별 받은 메일' },
  'Nothing to review': { fr: 'Rien à vérifier', ko: '확인할 메일 없음' },
  'Replies are filed with the enquiry or application they belong to. Emails we can’t match appear here.': {
    fr: 'Les réponses sont classées avec leur demande ou leur candidature. Les e-mails sans correspondance apparaissent ici.',
    ko: '답장은 해당 문의나 지원에 분류됩니다. 어디에 속하는지 알 수 없는 메일이 여기에 표시됩니다.',
  },
  'Emails that we couldn’t file automatically.': {
    fr: 'Les e-mails que nous n’avons pas pu classer automatiquement.',
    ko: '자동으로 분류하지 못한 메일입니다.',
  },
  'Why it isn’t filed': { fr: 'Pourquoi il n’est pas classé', ko: '분류되지 않은 이유' },
  'No discarded emails': { fr: 'Aucun e-mail écarté', ko: '폐기된 메일 없음' },
  'Discarded emails stay here until they are deleted.': {
    fr: 'Les e-mails écartés restent ici jusqu’à leur suppression.',
    ko: '폐기된 메일은 삭제될 때까지 여기에 남아 있습니다.',
  },
  'Incoming email isn’t set up. Replies go to the office mailbox.': {
    fr: 'La réception d’e-mails n’est pas configurée. Les réponses arrivent dans la boîte du bureau.',
    ko: '메일 수신이 설정되지 않았습니다. 답장은 사무실 메일함으로 갑니다.',
  },
  'Only emails to {reference}. {link}': {
    fr: 'Uniquement les e-mails pour {reference}. {link}',
    ko: '{reference} 메일만 표시합니다. {link}',
  },
  'Show all': { fr: 'Tout afficher', ko: '모두 보기' },
  'Unknown sender': { fr: 'Expéditeur inconnu', ko: '알 수 없는 발신자' },
  '(without a subject)': { fr: '(sans objet)', ko: '(제목 없음)' },
  'from {address}': { fr: 'de {address}', ko: '보낸 사람: {address}' },
  'from an unknown sender': { fr: 'd’un expéditeur inconnu', ko: '알 수 없는 발신자' },
  'Not sent to a record’s address': {
    fr: 'Non envoyé à l’adresse d’un dossier',
    ko: '기록의 주소로 보낸 메일이 아님',
  },
  'Not from the record’s sender': {
    fr: 'Ne vient pas de l’expéditeur du dossier',
    ko: '기록의 발신자가 보낸 메일이 아님',
  },
  'The sender’s address may be forged (SPF, DKIM, DMARC)': {
    fr: 'L’adresse de l’expéditeur est peut-être falsifiée (SPF, DKIM, DMARC)',
    ko: '발신자 주소가 위조되었을 수 있음(SPF, DKIM, DMARC)',
  },
  'The record has been deleted': { fr: 'Le dossier a été supprimé', ko: '기록이 삭제됨' },
  'It couldn’t be fetched from the email service': {
    fr: 'Il n’a pas pu être récupéré auprès du service d’e-mail',
    ko: '메일 서비스에서 가져오지 못함',
  },
  'Not fetched: too many emails': { fr: 'Non récupéré : trop d’e-mails', ko: '가져오지 않음: 메일이 너무 많음' },
  'Not fetched: it is too large': { fr: 'Non récupéré : trop volumineux', ko: '가져오지 않음: 너무 큼' },
  'Not fetched: the site stopped while reading this email': {
    fr: 'Non récupéré : le site s’est arrêté pendant la lecture de cet e-mail',
    ko: '가져오지 않음: 이 메일을 읽는 동안 사이트가 멈춤',
  },
  Message: { fr: 'Message', ko: '메시지' },
  'Not fetched from the email service yet.': {
    fr: 'Pas encore récupéré auprès du service d’e-mail.',
    ko: '아직 메일 서비스에서 가져오지 않았습니다.',
  },
  'No text, 1 file': { fr: 'Pas de texte, 1 fichier', ko: '본문 없음, 파일 1개' },
  'No text, {count} files': { fr: 'Pas de texte, {count} fichiers', ko: '본문 없음, 파일 {count}개' },
  'This email has no text.': { fr: 'Cet e-mail n’a pas de texte.', ko: '이 메일에는 본문이 없습니다.' },
  'Quoted text': { fr: 'Texte cité', ko: '인용된 글' },
  Sender: { fr: 'Contrôle de l’expéditeur', ko: '발신자 확인' },
  'It will be deleted 30 days after it was discarded. Until then, you can restore it.': {
    fr: 'Il sera supprimé 30 jours après avoir été écarté. D’ici là, vous pouvez le restaurer.',
    ko: '폐기한 지 30일 뒤에 삭제됩니다. 그 전까지는 복원할 수 있습니다.',
  },
  Restore: { fr: 'Restaurer', ko: '복원' },
  'Email restored. It’s back in the list to review.': {
    fr: 'E-mail restauré. Il est de retour dans la liste à vérifier.',
    ko: '메일을 복원했습니다. 확인할 목록으로 돌아갔습니다.',
  },
  'File this email': { fr: 'Classer cet e-mail', ko: '이 메일 분류' },
  'Fetch this email': { fr: 'Récupérer cet e-mail', ko: '이 메일 가져오기' },
  'Fetching the email again. It then appears in its record or back in this list.': {
    fr: 'L’e-mail va être récupéré à nouveau. Il apparaîtra ensuite dans son dossier ou de nouveau dans cette liste.',
    ko: '메일을 다시 가져옵니다. 그런 다음 해당 기록이나 이 목록에 나타납니다.',
  },
  'File under this record': { fr: 'Classer dans ce dossier', ko: '이 기록에 분류' },
  'Open records of others with the same email domain:': {
    fr: 'Dossiers ouverts d’autres personnes du même domaine de messagerie :',
    ko: '같은 이메일 도메인을 쓰는 다른 사람의 진행 중인 기록:',
  },
  'Open records of this sender:': {
    fr: 'Dossiers ouverts de cet expéditeur :',
    ko: '이 발신자의 열린 기록:',
  },
  'File under {name}, {reference}': {
    fr: 'Classer dans {name}, {reference}',
    ko: '이 기록에 분류: {name}, {reference}',
  },
  'Filing...': { fr: 'Classement…', ko: '분류 중…' },
  Reference: { fr: 'Référence', ko: '접수 번호' },
  'The reference of an enquiry or application, such as ENQ-7K3M-92QF.': {
    fr: 'La référence d’une demande ou d’une candidature, par exemple ENQ-7K3M-92QF.',
    ko: '문의나 지원의 접수 번호입니다. 예: ENQ-7K3M-92QF',
  },
  'Reference is required': { fr: 'Indiquez votre référence', ko: '접수 번호를 입력해 주세요' },
  'There is no record with this reference': {
    fr: 'Il n’y a pas de dossier avec cette référence',
    ko: '이 접수 번호의 기록이 없습니다',
  },
  'We couldn’t file the email. Please try again.': {
    fr: 'L’e-mail n’a pas pu être classé. Réessayez.',
    ko: '메일을 분류하지 못했습니다. 다시 시도해 주세요.',
  },
  'The email is now in this record’s timeline.': {
    fr: 'L’e-mail figure maintenant dans l’historique de ce dossier.',
    ko: '메일이 이 기록의 타임라인에 추가되었습니다.',
  },
  'If it doesn’t belong to a record:': {
    fr: 'S’il n’appartient à aucun dossier :',
    ko: '어느 기록에도 속하지 않는다면:',
  },
  'Create enquiry': { fr: 'Créer une demande', ko: '문의 만들기' },
  'Turn this email into an enquiry?': {
    fr: 'En faire une demande ?',
    ko: '이 메일을 문의로 만들까요?',
  },
  'You can then reply to it like any other enquiry, and the sender’s replies are added to it.': {
    fr: 'Vous pourrez y répondre comme à toute demande, et les réponses de l’expéditeur y seront ajoutées.',
    ko: '다른 문의처럼 답변할 수 있고, 발신자의 답장도 이 문의에 추가됩니다.',
  },
  'The email is now an enquiry. Nothing was sent.': {
    fr: 'L’e-mail est maintenant une demande. Rien n’a été envoyé.',
    ko: '메일이 문의가 되었습니다. 발송된 메일은 없습니다.',
  },
  'It couldn’t be turned into an enquiry.': {
    fr: 'Il n’a pas pu être transformé en demande.',
    ko: '문의로 만들 수 없습니다.',
  },
  'Discard a received email': { fr: 'Écarter un e-mail reçu', ko: '받은 메일 폐기' },
  'It leaves this list. You can restore it for 30 days; then it is deleted.': {
    fr: 'Il quitte cette liste. Vous pouvez le restaurer pendant 30 jours ; ensuite, il est supprimé.',
    ko: '이 목록에서 사라집니다. 30일 동안 복원할 수 있으며, 그 뒤에는 삭제됩니다.',
  },
  'Email discarded. It stays under Discarded until it is deleted.': {
    fr: 'E-mail écarté. Il reste sous « Écarté » jusqu’à sa suppression.',
    ko: '메일을 폐기했습니다. 삭제될 때까지 ‘폐기됨’에 남아 있습니다.',
  },
} as const satisfies Translations
