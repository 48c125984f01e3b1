/** Script of the page for browsers below the minimum versions. In ECMAScript 5, because no build transpiles it. */
(function () {
  var env = __SERVER_ENV__;
  var from = decodeURIComponent((/[?&]from=([^&]*)/.exec(location.search) || [])[1] || '');

  function showText(id, text) {
    var element = document.getElementById(id);
    element.appendChild(document.createTextNode(text));
    element.removeAttribute('hidden');
    return element;
  }

  function showLink(id, text, href) {
    var link = document.createElement('a');
    link.href = href;
    link.appendChild(document.createTextNode(text));
    showText(id, '').appendChild(link);
  }

  function get(url, then) {
    // Fetch keeps the browser's cache from answering. The oldest browsers do not have it.
    if (window.fetch) {
      fetch(url, { cache: 'no-store' }).then(
        function (answer) {
          if (answer.ok) answer.text().then(then);
        },
        function () {},
      );
      return;
    }
    var request = new XMLHttpRequest();
    request.open('GET', url);
    request.onload = function () {
      if (request.status >= 200 && request.status < 300) then(request.responseText);
    };
    request.send();
  }

  function showRestaurant(body) {
    var answer = JSON.parse(body);
    var profile = answer instanceof Array ? answer[0] : answer;
    if (!profile || !profile.name) return;
    // Several numbers may be separated by lines. The first one is called.
    var phone = String(profile.phone || '').replace(/(<br[^>]*>|&#1[03];|[\r\n])+/gi, ', ');
    var number = /\+?\d([ ().-]*\d){5,}/.exec(phone);
    var digits = number && number[0].replace(/[^+\d]/g, '');
    showText('restaurant', profile.name + (phone && ' · ' + (digits ? '' : phone)));
    if (digits) showLink('restaurant', phone, 'tel:' + (digits.length === 10 ? '+91' + digits : digits));
  }

  // Offer only URLs of this site, as the query can contain any URL.
  if (from.indexOf(location.protocol + '//' + location.host + '/') !== 0) return;
  showLink('again', 'Open ' + from, from);

  var slug = from.split(/[/?#]/)[3];
  var host = location.hostname.replace(/^www\./, '');
  var domain = host === env.primaryDomain ? slug : host;
  if (!domain) return;
  get(env.lookupHost + '/restro_id_new/?domain=' + domain, function (text) {
    var id = text.replace(/[\s"]/g, '').split('/')[0];
    if (!id || id === '0' || !/^[\w-]+$/.test(id)) return;
    get(env.apiHost + '/api/display/restro_address_info?id=' + id, showRestaurant);
  });
})();
