for (const sample of document.querySelectorAll(".sample")) {
  const copy = document.createElement("button");
  copy.type = "button";
  copy.className = "copy";
  copy.textContent = "Copy";
  copy.addEventListener("click", async () => {
    await navigator.clipboard.writeText(sample.querySelector("code").textContent);
    copy.textContent = "Copied";
    setTimeout(() => (copy.textContent = "Copy"), 1_500);
  });
  sample.append(copy);
}

for (const [number, group] of document.querySelectorAll(".samples").entries()) {
  makeTabs(group, number);
}

/** Shows one sample of a group at a time; without this script all stand below each other. */
function makeTabs(group, number) {
  const samples = [...group.querySelectorAll(".sample")];
  const list = document.createElement("div");
  list.className = "tab-list";
  list.setAttribute("role", "tablist");
  list.setAttribute("aria-label", "Language");
  const tabs = samples.map((sample, at) => {
    const tab = document.createElement("button");
    tab.type = "button";
    tab.id = `tab-${number}-${at}`;
    tab.textContent = sample.querySelector(".language").textContent;
    tab.setAttribute("role", "tab");
    sample.id = `sample-${number}-${at}`;
    sample.setAttribute("role", "tabpanel");
    sample.setAttribute("aria-labelledby", tab.id);
    tab.setAttribute("aria-controls", sample.id);
    tab.addEventListener("click", () => choose(at));
    tab.addEventListener("keydown", ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (step === undefined) return;
      const next = (at + step + tabs.length) % tabs.length;
      choose(next);
      tabs[next].focus();
    });
    return tab;
  });
  const choose = (chosen) => {
    for (const [at, tab] of tabs.entries()) {
      tab.setAttribute("aria-selected", String(at === chosen));
      tab.tabIndex = at === chosen ? 0 : -1;
      samples[at].hidden = at !== chosen;
    }
  };
  list.append(...tabs);
  group.prepend(list);
  group.classList.add("is-tabbed");
  choose(0);
}

// On a phone the contents start folded.
const contents = document.querySelector(".contents details");
if (contents !== null && matchMedia("(max-width: 860px)").matches) contents.open = false;
