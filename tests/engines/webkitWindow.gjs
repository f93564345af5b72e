// A window around WebKitGTK whose profile outlives it: the one that comes with the driver forgets everything at its end.
// Run by gjs, which is why it has another ending: `gjs -m webkitWindow.gjs <folder of the profile>`.
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';

const [profile] = ARGV;
Gtk.init(null);
const data = new WebKit.WebsiteDataManager({
  base_data_directory: `${profile}/data`,
  base_cache_directory: `${profile}/cache`,
});
const context = new WebKit.WebContext({ website_data_manager: data });
context.set_automation_allowed(true);
context.connect('automation-started', (_, session) => session.connect('create-web-view', openView));
Gtk.main();

function openView() {
  const view = new WebKit.WebView({ web_context: context, is_controlled_by_automation: true });
  const window = new Gtk.Window({ default_width: 1180, default_height: 820 });
  window.connect('destroy', () => Gtk.main_quit());
  view.connect('close', () => window.destroy());
  window.add(view);
  window.show_all();
  return view;
}
